// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { LanguageTabs } from './LanguageTabs.tsx'

const i18n = createI18n('en', { kit: JSON.parse(readFileSync('locales/en/kit.json', 'utf8')) })
const page = (
  <I18nContext value={i18n}>
    <LanguageTabs
      label="Languages of the title"
      tabs={(['pt', 'de'] as const).map((lang) => ({
        lang,
        label: `Language ${lang}`,
        mark: 'filled',
        content: <input name={`title.${lang}`} />,
      }))}
    />
  </I18nContext>
)

let root: Root | undefined
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(() => root?.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('without JavaScript the fields of all languages can be filled in, each below the name of its language', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = renderToString(page)
  const panelOf = (lang: string) => host.querySelector(`[name="title.${lang}"]`)?.parentElement
  for (const lang of ['pt', 'de']) {
    expect(panelOf(lang)?.closest('[inert]')).toBeNull()
    expect(panelOf(lang)?.firstElementChild?.textContent).toBe(`Language ${lang}`)
  }
  await act(() => {
    root = hydrateRoot(host, page)
  })
  expect(panelOf('pt')?.closest('[inert]')).toBeNull()
  expect(panelOf('de')?.closest('[inert]')).not.toBeNull()
})
