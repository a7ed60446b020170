// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { PanelMenuGroup } from './PanelMenuGroup.tsx'

const i18n = createI18n('pt', { panel: JSON.parse(readFileSync('locales/pt/panel.json', 'utf8')) })
const sections = ['content', 'settings'] as const

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

/** The menu of a page that belongs to an item of a group. */
const show = (here: (typeof sections)[number] | null) =>
  act(() =>
    root.render(
      <I18nContext value={i18n}>
        {sections.map((section) => (
          <PanelMenuGroup key={section} section={section} isHere={section === here}>
            <li />
          </PanelMenuGroup>
        ))}
      </I18nContext>,
    ),
  )
const groups = () => [...host.querySelectorAll('details')]
const open = () => groups().map((group) => group.open)
/** Opens or closes a group, like a browser on a click on its heading. */
const toggle = (index: number) =>
  act(() => {
    const group = groups()[index] as HTMLDetailsElement
    group.open = !group.open
    group.dispatchEvent(new Event('toggle'))
  })

test('the group of the page is open, and only that [UIX-05]', async () => {
  await show('settings')
  expect(open()).toEqual([false, true])
  await show(null)
  expect(open()).toEqual([false, false])
})

test('the browser remembers which groups a person opened and closed [UIX-05]', async () => {
  await show('settings')
  await toggle(0)
  expect(open()).toEqual([true, true])
  await show(null)
  expect(open()).toEqual([true, false])
  await toggle(0)
  await show('content')
  await show(null)
  expect(open()).toEqual([false, false])
})
