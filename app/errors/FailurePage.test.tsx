// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { FailureBoundary } from './FailurePage.tsx'
import { failureTexts } from './failure-texts.ts'

function BrokenErrorPage(): never {
  throw new Error('no layout')
}

test.each(locales)(
  'when the error page itself fails, a page in %s has the details and a link home [ERR-02]',
  async (locale) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const host = document.createElement('div')
    const root = createRoot(host)
    await act(async () =>
      root.render(
        <FailureBoundary locale={locale}>
          <BrokenErrorPage />
        </FailureBoundary>,
      ),
    )
    const texts = failureTexts(locale)
    expect(host.querySelector('h1')?.textContent).toBe(texts.title)
    expect(host.textContent).toContain(texts.details.replace('{{details}}', 'no layout'))
    expect(host.querySelector('a')?.getAttribute('href')).toBe(`/${locale}`)
    expect(host.querySelector('a')?.textContent).toBe(texts.home)
    await act(async () => root.unmount())
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  },
)
