// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import type { RichTextView } from './present-rich-text.ts'
import { RichText } from './RichText.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/de/${name}.json`, 'utf8'))
const texts = read('public')
const i18n = createI18n('de', { public: texts, content: read('content'), ui: read('ui') })

const htmlOf = (text: Partial<RichTextView> | null) =>
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <RichText
        locale="de"
        empty="leer"
        text={text && { title: null, html: '<p>a</p>', video: null, language: 'de', informed: true, ...text }}
      />
    </I18nContext>,
  )

test('a text of another language has its language and a note; one of the reader has neither [PUB-05]', () => {
  const foreign = htmlOf({ language: 'pt', informed: false })
  expect(foreign).toContain('lang="pt"')
  expect(foreign).toContain(texts.notInformed)
  const own = htmlOf({})
  expect(own).not.toContain('lang=')
  expect(own).not.toContain(texts.notInformed)
  expect(htmlOf(null)).toBe('<p>leer</p>')
})
