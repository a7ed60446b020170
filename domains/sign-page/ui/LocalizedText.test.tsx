// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import type { ResolvedText } from '#platform/i18n/resolve-text.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { LocalizedText } from './LocalizedText.tsx'

const texts = JSON.parse(readFileSync('locales/et/signs.json', 'utf8'))
const i18n = createI18n('et', { signs: texts })
const htmlOf = (text: ResolvedText) =>
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <LocalizedText text={text} locale="et" />
    </I18nContext>,
  )

test('a value in the default language has its language and a note, one of the reader has neither [ERR-01]', () => {
  const foreign = htmlOf({ text: 'casa', language: 'pt', informed: false })
  expect(foreign).toContain('<span lang="pt">casa</span>')
  expect(foreign).toContain(texts.notInformed)
  expect(htmlOf({ text: 'maja', language: 'et', informed: true })).toBe('<span>maja</span>')
})
