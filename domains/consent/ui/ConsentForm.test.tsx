// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventually } from '#tests/eventually.ts'
import { someChoices } from '../consent.fixture.ts'
import { ConsentForm } from './ConsentForm.tsx'
import type { LegalTextState } from './legal-text-state.ts'

const read = (domain: string) => JSON.parse(readFileSync(`locales/en/${domain}.json`, 'utf8'))
const speaker = createI18n('en', { consent: read('consent'), errors: read('errors'), ui: read('ui') })
const ready: LegalTextState = { state: 'ready', versionId: 5, text: 'We keep little.', hasLinks: false }

type Props = Parameters<typeof ConsentForm>[0]
const loader = vi.fn(() => null)
function page(props: Partial<Props>) {
  const element = <ConsentForm mode="page" policy={ready} choices={null} action="/answers" {...props} />
  const router = createMemoryRouter([{ path: '/', loader, element }], {
    hydrationData: { loaderData: { 0: null } },
  })
  return (
    <I18nContext value={speaker}>
      <RouterProvider router={router} />
    </I18nContext>
  )
}

let root: Root
let host: HTMLElement
const show = (props: Partial<Props>) => flushSync(() => root.render(page(props)))
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  loader.mockClear()
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

const button = (name: string) => [...host.querySelectorAll('button')].find((one) => one.textContent === name)
const press = async (name: string, until: () => void) => {
  button(name)?.click()
  await eventually(until)
}
const isDisabled = (name: string) => button(name)?.disabled
const sections = () => [...host.querySelectorAll('section > h3')].map((title) => title.textContent)
const shown = () => [...host.querySelectorAll('section:not([hidden]) > h3')].map((title) => title.textContent)

const titles = [
  '1. Sharing of your data',
  '2. Deletion of your account',
  '3. Privacy policy of the institution',
  '4. Your choices are visible',
]

describe('the four sections [CON-02]', () => {
  test('are shown in a page with "See less" and "Save changes"', async () => {
    show({ mode: 'page' })
    expect(sections()).toEqual(titles)
    expect(
      ['See less', 'Save changes', 'Accept', 'Next', 'Back'].map((name) => Boolean(button(name))),
    ).toEqual([true, true, false, false, false])
    button('See less')?.click()
    expect(host.querySelector('details')?.open).toBe(false)
  })

  test('are shown together for a pending acceptance, without "See less"', async () => {
    show({ mode: 'acceptance' })
    expect(sections()).toEqual(titles)
    expect(button('See less')).toBeUndefined()
    expect(isDisabled('Accept')).toBe(false)
  })

  test('are shown one by one in the stepper, which requires complete answers', async () => {
    show({ mode: 'stepper' })
    expect(shown()).toEqual([titles[0]])
    expect(button('Back')).toBeUndefined()
    await press('Next', () => expect(host.textContent).toContain('Choose one.'))
    expect(shown()).toEqual([titles[0]])
  })

  test('with answers can be passed with Next and Back, and all are sent', async () => {
    show({ mode: 'stepper', choices: someChoices({ emailVisibility: 2 }) })
    for (const index of [1, 2, 3]) await press('Next', () => expect(shown()).toEqual([titles[index]]))
    expect(button('Next')).toBeUndefined()
    expect(isDisabled('Accept')).toBe(false)
    await press('Back', () => expect(shown()).toEqual([titles[2]]))
    const form = new FormData(host.querySelector('form') ?? undefined)
    expect([...form.keys()].sort()).toEqual(
      [...Object.keys(someChoices()), 'question', 'from', 'versionId'].sort(),
    )
    expect(form.get('emailVisibility')).toBe('2')
  })

  test('are all rendered on the server, for browsers without JavaScript', () => {
    const html = renderToStaticMarkup(page({ mode: 'stepper' }))
    host.innerHTML = html
    expect(shown()).toEqual(titles)
    expect(button('Accept')).toBeDefined()
    expect(button('Next')).toBeUndefined()
  })
})

describe('without the text of the policy', () => {
  test('that is not published the form reports it and cannot continue [CON-03]', async () => {
    show({ mode: 'page', policy: { state: 'missing' } })
    expect(host.textContent).toContain('The system administrator has not registered an required data yet.')
    expect(isDisabled('Save changes')).toBe(true)
    show({ mode: 'stepper', policy: { state: 'missing' } })
    expect(isDisabled('Next')).toBe(true)
  })

  test('that failed to load the form offers a retry and cannot continue [CON-10]', async () => {
    const policy: LegalTextState = { state: 'failed' }
    show({ mode: 'page', policy })
    expect(host.textContent).toContain(speaker.t('consent:policy.failed.title'))
    expect(isDisabled('Save changes')).toBe(true)
    const retry = [...host.querySelectorAll('a')].find((link) => link.textContent === 'Try again')
    expect(retry?.getAttribute('href')).toBe('/')
    retry?.click()
    await eventually(() => expect(loader).toHaveBeenCalledTimes(1))

    show({ mode: 'acceptance', policy })
    expect(isDisabled('Accept')).toBe(true)
    show({ mode: 'stepper', policy })
    expect(isDisabled('Next')).toBe(true)
    show({ mode: 'page', policy: ready })
    expect(isDisabled('Save changes')).toBe(false)
  })
})
