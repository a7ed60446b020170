import { expect, test } from 'vitest'
import { toPseudoText } from '#platform/i18n/pseudo-messages.ts'
import { findBareTexts } from './bare-texts.ts'
import { readPageTexts } from './page-texts.ts'
import { readSeededData } from './seeded-data.ts'

const bareTextsOf = (body: string) =>
  findBareTexts(readPageTexts(`<html lang="en-XA"><body>${body}</body></html>`), readSeededData())

test.each([
  ['a text', '<p>Search by word</p>', ['Search by word']],
  ['a label', '<button aria-label="Close"></button>', ['Close']],
  [
    'a text after a message',
    `<p>${toPseudoText('Signs')}: nothing found</p>`,
    [`${toPseudoText('Signs')}: nothing found`],
  ],
  [
    'a text of another language',
    '<p>punho, polegar em gancho e mais</p>',
    ['punho, polegar em gancho e mais'],
  ],
])('%s outside of brackets is found', (_what, body, expected) => {
  expect(bareTextsOf(body)).toEqual(expected)
})

test.each([
  ['messages with values', `<p>${toPseudoText('Signs of {{name}}').replace('{{name}}', 'Zoe')}</p>`],
  ['nested messages', `<p>[${toPseudoText('Signs')} ~]</p>`],
  ['data', '<p>Bruno Albuquerque · bruno@signbank.example · CASA</p>'],
  ['numbers and codes', '<p>2.5 MB, 2026/11/27, CC BY-SA 4.0, /about, pt</p>'],
  ['a text with its language', '<p lang="pt">Bem-vinda</p>'],
  ['a gloss', '<span class="gloss">HOUSE</span>'],
  ['what is not shown', '<script>let search = 1</script><style>p { color: red }</style>'],
])('%s are no bare texts', (_what, body) => {
  expect(bareTextsOf(body)).toEqual([])
})
