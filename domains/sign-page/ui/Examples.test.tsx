import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import type { SignView } from '../presenters/sign.presenter.ts'
import { Examples } from './Examples.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8'))
const i18n = createI18n('en', { signs: read('signs'), ui: read('ui') })

test('what is no published sign looks like text, not like a sign, among the signs of an example [PUB-13]', () => {
  const example = {
    texts: [{ text: 'My house.', language: 'en', informed: false }],
    signs: [
      { token: 'CASA', id: 7, gloss: 'CASA' },
      { token: 'cl:walk-up', id: null, gloss: 'walk-up' },
    ],
    video: null,
  }
  const sign = { examples: [example], media: { examples: [] }, licence: null, gloss: 'LAR' }
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <Examples sign={sign as unknown as SignView} locale="en" />
    </I18nContext>,
  )
  expect(html).toContain('<span class="gloss"><a href="/en/signs/view/7">CASA</a></span>')
  expect(html).toContain('<span>walk-up</span>')
})
