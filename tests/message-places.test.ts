import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { messagePlaces } from '../tools/message-places.ts'

const messageOf = (locale: (typeof locales)[number], key: string) =>
  translator(locale)(key as 'errors:server.error')

describe('the messages of the error catalogue', () => {
  test('have one key each [ERR-01]', () => {
    const keys = messagePlaces.map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test.each(messagePlaces)('$key is reached by $test [ERR-01]', ({ key, test: path, as }) => {
    for (const locale of locales) expect(key).not.toContain(messageOf(locale, key))
    expect(readFileSync(path, 'utf8')).toContain(as ?? key.replace('errors:', ''))
  })
})

const specified = messagePlaces.filter(({ words }) => words !== undefined)

describe('the messages that the specification gives [ERR-01]', () => {
  test.each(specified)('$key has its words in English', ({ key, words = '' }) => {
    expect(messageOf('en', key).replace(/\.$/, '')).toBe(words.replace(/\.$/, ''))
  })

  test.each(locales.filter((locale) => locale !== 'en'))('have words of their own in %s', (locale) => {
    for (const { key } of specified)
      if (key !== 'public:error.title404') expect(messageOf(locale, key), key).not.toBe(messageOf('en', key))
  })
})
