import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { isLocale, locales, pseudoLocale } from './locales.ts'
import { toPseudoMessages, toPseudoText } from './pseudo-messages.ts'

test('a pseudo-text is the message with accents, longer by 40 %, in brackets', () => {
  expect(toPseudoText('Search by word')).toBe('[Šéáŕçĥ ƀý ŵóŕđ ~~~~ ~~]')
})

test('placeholders, nested messages and tags stay as they are', () => {
  const text = toPseudoText('Fill in {{count, number}} of <b>$t(properties:{{property}})</b>')
  expect(text).toMatch(
    /^\[Ƒíĺĺ íñ \{\{count, number\}\} óƒ <b>\$t\(properties:\{\{property\}\}\)<\/b> ~+[ ~]*\]$/,
  )
})

test('pseudo-messages keep their keys and plural forms, and their placeholders are filled', () => {
  const messages = toPseudoMessages({
    a: { found_one: '{{count, number}} sign', found_other: '{{count, number}} signs' },
  })
  const { t } = createI18n(pseudoLocale as 'en', messages)
  const found = (count: number) =>
    String((t as (key: string, values: object) => string)('a:found', { count }))
  expect(found(1)).toMatch(/^\[1 šíĝñ ~+\]$/)
  expect(found(1200)).toMatch(/^\[1,200 šíĝñš ~+\]$/)
})

test('outside of development the pseudo-language is no language of the site', () => {
  expect(process.env.NODE_ENV).not.toBe('development')
  expect(isLocale(pseudoLocale)).toBe(false)
  expect(locales).not.toContain(pseudoLocale)
})
