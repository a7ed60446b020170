// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventuallyFound } from '#tests/eventually.ts'
import { AcceptanceModals } from './AcceptanceModals.tsx'

vi.mock('./AcceptanceModal.tsx', () => Promise.reject(new TypeError('Failed to fetch')))

const i18n = createI18n('en', { kit: JSON.parse(readFileSync('locales/en/kit.json', 'utf8')) })
const legalText = { state: 'ready', versionId: 1, hasLinks: false, text: <p>Be kind.</p> } as const

afterEach(() => vi.unstubAllGlobals())

test('a question that could not be loaded leaves the page and offers to try again [CON-05]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <I18nContext value={i18n}>
        <MemoryRouter>
          <AcceptanceModals question="terms" legalText={legalText} answerPath="/a" signOutPath="/b">
            <input aria-label="Gloss" />
          </AcceptanceModals>
        </MemoryRouter>
      </I18nContext>,
    ),
  )
  await act(() => eventuallyFound(() => host.querySelector('[role=alert]')))
  expect(host.querySelector('[role=alert]')?.textContent).toContain('could not be loaded')
  expect(host.querySelector('button')?.textContent).toBe('Try again')
  expect(host.querySelector('[aria-label=Gloss]')).not.toBeNull()
  await act(async () => root.unmount())
})
