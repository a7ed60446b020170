// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import {
  createMemoryRouter,
  type LoaderFunction,
  RouterProvider,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { serialize } from '#platform/serialize.ts'
import { dismissToast, getToasts } from '#ui/base/toast-store.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { retryDelay } from './retry-failed-loads.ts'

const texts = JSON.parse(readFileSync('locales/de/public.json', 'utf8'))
const i18n = createI18n('de', { public: texts })
const rootData = { locale: 'de', frame: serialize({ searches: [] }) }
const answer = (status: number, data: unknown = {}) => new UNSAFE_ErrorResponseImpl(status, '', data, false)

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  for (const { id } of getToasts()) dismissToast(id)
  vi.unstubAllGlobals()
})

/** The texts of the page for an error: heading and paragraphs, without the links to other pages. */
async function textsFor(error: unknown, loader: LoaderFunction = () => rootData): Promise<string[]> {
  const route = {
    id: 'root',
    path: '/de',
    element: <ErrorPage error={error} locale="de" />,
    loader,
  }
  const router = createMemoryRouter([route], {
    initialEntries: ['/de'],
    hydrationData: { loaderData: { root: rootData } },
  })
  await act(async () =>
    root.render(
      <I18nContext value={i18n}>
        <RouterProvider router={router} />
      </I18nContext>,
    ),
  )
  return [...host.querySelectorAll('h1, p')]
    .filter((element) => !element.closest('nav'))
    .map(({ textContent }) => textContent ?? '')
}

test('an error that nothing handled has its sentence on the page and in a toast [ERR-01]', async () => {
  const shown = await textsFor(new Error('a defect'))
  expect(shown).toContain(i18n.t('public:error.unhandled'))
  expect(shown).toContain('500')
  expect(getToasts().map(({ message }) => message)).toEqual([i18n.t('public:error.unhandled')])
})

test('an answer of the server says to try again later, or its own message [ERR-01]', async () => {
  expect(await textsFor(answer(500))).toContain(i18n.t('public:error.text'))
  expect(await textsFor(answer(503, { message: 'Zu viel los.' }))).toContain('Zu viel los.')
  expect(getToasts()).toEqual([])
})

test.each([
  ['server.busy', 1],
  ['storage.unreachable', 0],
])('after a while, the page of a response %s is loaded again: %i times [ERR-03]', async (code, times) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const loader = vi.fn(() => rootData)
  await textsFor(answer(503, { code }), loader)
  await act(() => vi.advanceTimersByTimeAsync(retryDelay))
  expect(loader).toHaveBeenCalledTimes(times)
})

test('the 404 page names what was not found, and the error code [ERR-05]', async () => {
  expect(await textsFor(answer(404, { message: 'Gebärde nicht gefunden.' }))).toEqual([
    texts.error.heading404,
    'Gebärde nicht gefunden.',
    texts.error.code404,
  ])
  expect(await textsFor(answer(404))).toEqual([texts.error.heading404, texts.error.code404])
})
