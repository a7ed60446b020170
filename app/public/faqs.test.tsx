// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import Faqs from './faqs.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/hu/${name}.json`, 'utf8'))
const texts = read('ui')
const i18n = createI18n('hu', { content: read('content'), ui: texts })

test('without questions the page says that there are none yet [ERR-01] [PUB-05]', () => {
  const props = { loaderData: { faqs: [], locale: 'hu' } } as unknown as Parameters<typeof Faqs>[0]
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <Faqs {...props} />
    </I18nContext>,
  )
  expect(html).toContain(texts.noItems)
})
