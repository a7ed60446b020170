import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { RecordingSummary, type RecordingSummaryView } from './RecordingSummary.tsx'

const eafVideos = JSON.parse(readFileSync('locales/en/eafVideos.json', 'utf8'))
const htmlOf = (summary: RecordingSummaryView) =>
  renderToStaticMarkup(
    <I18nContext value={createI18n('en', { eafVideos })}>
      <RecordingSummary id={7} summary={summary} locale="en" />
    </I18nContext>,
  )
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, address, content = '']) => [
    address?.replace('/en/control-panel/videos-eaf/edit/7', ''),
    content.replaceAll(/<[^>]*>/g, ''),
  ])

test('the page of a recording shows its glosses by class, what its version changed, and the way to both [ELN-03]', () => {
  const html = htmlOf({
    correspondence: { lexical: 3012, marked: 871, unmatched: 299, linked: 90 },
    number: 3,
    uploaded: '24 Nov 2026',
    changes: { added: 132, removed: 15, changed: 9, kept: 50, lost: 0, lostLinks: [] },
  })
  expect(linksIn(html)).toEqual([
    ['/glosses?class=lexical#values', '3,012'],
    ['/glosses?class=marked#values', '871'],
    ['/glosses#values', '299'],
    ['/glosses', 'Show glosses'],
    ['/versions', 'Show all versions'],
  ])
  expect(html).toContain('<dd>132</dd><dt>new annotations</dt>')
})

test('the page of a new recording leads to the choice of its gloss tiers [ELN-03]', () => {
  const html = htmlOf({ correspondence: null, number: 1, uploaded: '24 Nov 2026', changes: null })
  expect(linksIn(html)).toEqual([['/glosses', 'Choose gloss tiers']])
  expect(html).toContain('The first version of the file.')
})
