// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { LazyPart } from './LazyPart.tsx'
import { type LazyComponent, lazyComponent } from './lazy-component.ts'

const read = (name: string) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8'))
const i18n = createI18n('en', { kit: read('kit') })
const Fields = () => <input aria-label="Location" />
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

let root: Root
let host: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const form = (component: LazyComponent<object>, onFailed?: () => void) => (
  <I18nContext value={i18n}>
    <input aria-label="Gloss" />
    <LazyPart component={component} loading="Loading" {...(onFailed && { onFailed })}>
      {(Part) => <Part />}
    </LazyPart>
  </I18nContext>
)
const show = (component: LazyComponent<object>, onFailed?: () => void) =>
  act(async () => root.render(form(component, onFailed)))
const button = (text: string) =>
  [...host.querySelectorAll('button')].find((element) => element.textContent === text)
const press = (text: string) => act(async () => button(text)?.click())

test('a part of a page is shown when its code is loaded, and at once when it was loaded before [SGN-02]', async () => {
  const imported = Promise.withResolvers<typeof Fields>()
  const component = lazyComponent(() => imported.promise)
  await show(component)
  expect(host.textContent).toBe('Loading')
  await act(async () => imported.resolve(Fields))
  expect(host.querySelector('[aria-label=Location]')).not.toBeNull()

  await act(async () => root.render(null))
  await act(async () => {
    flushSync(() => root.render(form(component)))
    expect(host.querySelector('[aria-label=Location]')).not.toBeNull()
  })
})

test('a part that could not be loaded says so and is loaded again; what was typed stays [SGN-02]', async () => {
  const importFields = vi.fn<() => Promise<typeof Fields>>().mockImplementation(offline)
  await show(lazyComponent(importFields))
  const gloss = host.querySelector('input')
  if (gloss) gloss.value = 'HOUSE'
  expect(host.querySelector('[role=alert]')?.textContent).toContain('could not be loaded')
  expect(button('Reload the page')).toBeUndefined()

  await press('Try again')
  expect(importFields).toHaveBeenCalledTimes(2)
  expect(button('Reload the page')).toBeDefined()

  importFields.mockResolvedValue(Fields)
  await press('Try again')
  expect(host.querySelector('[role=alert]')).toBeNull()
  expect(host.querySelector('[aria-label=Location]')).not.toBeNull()
  expect(host.querySelector('input')?.value).toBe('HOUSE')
})

test('a dialog that could not be loaded is reported, and opening it again loads it [SGN-02]', async () => {
  const importFields = vi.fn<() => Promise<typeof Fields>>().mockImplementationOnce(offline)
  importFields.mockResolvedValue(Fields)
  const component = lazyComponent(importFields)
  const onFailed = vi.fn<() => void>()
  await show(component, onFailed)
  expect(onFailed).toHaveBeenCalledOnce()
  expect(host.querySelector('[role=alert]')).toBeNull()

  await act(async () => root.render(null))
  await show(component, onFailed)
  expect(host.querySelector('[aria-label=Location]')).not.toBeNull()
})
