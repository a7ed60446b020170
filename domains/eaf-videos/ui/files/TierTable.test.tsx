import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { TierTable } from './TierTable.tsx'

const eafVideos = JSON.parse(readFileSync('locales/en/eafVideos.json', 'utf8'))
const aTier = {
  ...{ name: 'GlossR', linguisticType: 'gloss', annotations: 1_200, handProposed: null },
  ...{ constraintName: null, parent: null, participant: null, annotator: null, language: null },
}

test('the table of tiers has the columns that a tier fills [ELN-02]', () => {
  const tiers = [aTier, { ...aTier, name: 'Translation', parent: 'GlossR', linguisticType: '' }]
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n('en', { eafVideos })}>
      <TierTable tiers={tiers} locale="en" />
    </I18nContext>,
  )
  const texts = [...html.matchAll(/<t[hd](?: [^>]*)?>([^<]*)</g)].map(([, text]) => text)
  expect(texts).toEqual([
    ...['Tier', 'Linguistic type', 'Parent tier', 'Annotations'],
    ...['GlossR', 'gloss', '–', '1,200'],
    ...['Translation', '–', 'GlossR', '1,200'],
  ])
})
