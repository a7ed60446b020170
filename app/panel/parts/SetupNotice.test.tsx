// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventually } from '#tests/eventually.ts'
import { SetupNotice } from './SetupNotice.tsx'

const texts = JSON.parse(readFileSync('locales/en/siteSettings.json', 'utf8'))
const i18n = createI18n('en', { siteSettings: texts })
let host: HTMLElement
let root: Root
/** What the server has: whether the overview shows the setup, and the state of its only line. */
let stored: { isOnOverview: boolean; state: 'ready' | 'missing' }
const action = vi.fn(async ({ request }: { request: Request }) => {
  const intent = (await request.formData()).get('intent')
  stored.isOnOverview = false
  return intent
})

/** A visit of the overview. */
function visit() {
  const loader = () => ({
    lines: [{ name: 'name', state: stored.state, path: null }],
    isOnOverview: stored.isOnOverview,
  })
  const router = createMemoryRouter([
    { path: '/', element: <SetupNotice locale="en" /> },
    { path: '/en/control-panel/setup', loader, action },
  ])
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  flushSync(() =>
    root.render(
      <I18nContext value={i18n}>
        <RouterProvider router={router} />
      </I18nContext>,
    ),
  )
}
const leave = () => {
  flushSync(() => root.unmount())
  host.remove()
}
beforeEach(() => {
  action.mockClear()
})
afterEach(leave)

test('when all is ready, the setup says so on one visit of the overview [CNT-08]', async () => {
  stored = { isOnOverview: true, state: 'ready' }
  visit()
  await eventually(() => expect(action).toHaveBeenCalledTimes(1))
  await eventually(() => expect(host.textContent).toContain(texts.setup.allReady))
  expect(stored.isOnOverview).toBe(false)
  leave()
  visit()
  await new Promise((resolve) => setTimeout(resolve))
  expect(host.textContent).toBe('')
  expect(action).toHaveBeenCalledTimes(1)
})

test('while a line is not ready, the setup stays, and nothing is recorded [CNT-08]', async () => {
  stored = { isOnOverview: true, state: 'missing' }
  visit()
  await eventually(() => expect(host.textContent).toContain(texts.setup.line.name))
  expect(action).not.toHaveBeenCalled()
})
