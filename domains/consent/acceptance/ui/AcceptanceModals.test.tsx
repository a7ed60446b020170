// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventuallyFound } from '#tests/eventually.ts'
import type { PendingQuestion } from '../../acceptance-status.ts'
import { AcceptanceModals } from './AcceptanceModals.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8'))
const i18n = createI18n('en', {
  ui: read('ui'),
  kit: read('kit'),
  consent: read('consent'),
  errors: read('errors'),
})
const legalText = { state: 'ready', versionId: 1, hasLinks: false, text: <p>Be kind.</p> } as const

const page = (question: PendingQuestion | null) => {
  const element = (
    <AcceptanceModals
      question={question}
      legalText={legalText}
      answerPath="/en/control-panel/acceptance"
      signOutPath="/en/logout"
    >
      <input aria-label="Gloss" />
    </AcceptanceModals>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/control-panel'] })
  return (
    <I18nContext value={i18n}>
      <RouterProvider router={router} />
    </I18nContext>
  )
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a pending question is shown in a dialog over the page, although its form is loaded later [CON-05]', async () => {
  await act(async () => {
    root.render(page('terms'))
    await import('./AcceptanceModal.tsx')
  })
  await act(() => eventuallyFound(() => document.querySelector('[role=dialog]')))
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Be kind.')
  expect(document.querySelector('[aria-label=Gloss]')).not.toBeNull()
})

test('without JavaScript the complete question replaces the page [CON-05]', async () => {
  const body = await renderToReadableStream(page('terms'), { progressiveChunkSize: Number.POSITIVE_INFINITY })
  await body.allReady
  const html = await new Response(body).text()
  expect(html).toMatch(/<noscript>.*Be kind\..*<button.*<\/noscript>/s)
  expect(html).not.toContain('aria-label="Gloss"')
})
