import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import signs from '#locales/en/signs.json' with { type: 'json' }
import ui from '#locales/en/ui.json' with { type: 'json' }
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import type { SignView } from '../presenters/sign.presenter.ts'
import { SameValueSigns } from './SameValueSigns.tsx'

test('the number of signs with the same location is written as in the language [PUB-13]', () => {
  const value = { text: 'chest', language: 'en', informed: true, drawing: null, symbol: null, picture: null }
  const sameValue = [{ key: 'location', value, cards: [], total: 2561, to: '/en/search-signs/view-all' }]
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n('en', { signs, ui })}>
      <SameValueSigns sign={{ sameValue } as unknown as SignView} locale="en" />
    </I18nContext>,
  )
  expect(html).toContain('>2,561<')
  expect(html).not.toContain('2561')
})
