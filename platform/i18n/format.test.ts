import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate, formatList, formatNumber, isoDateIn, languageName, textComparer } from './format.ts'
import { type Locale, locales, localeTags } from './locales.ts'

const lateEvening = new Date('2026-03-01T01:30:00Z')

describe('dates', () => {
  test('read DD/MM/YYYY in Portuguese and YYYY/MM/DD elsewhere [UIX-07]', () => {
    expect(formatDate(lateEvening, 'pt', 'UTC')).toBe('01/03/2026')
    for (const locale of ['en', 'de', 'hu', 'et'] as const)
      expect(formatDate(lateEvening, locale, 'UTC')).toBe('2026/03/01')
  })

  test('are in the time zone of the platform, not of the server [UIX-07]', () => {
    expect(isoDateIn(lateEvening, 'America/Sao_Paulo')).toBe('2026-02-28')
    expect(formatDate(lateEvening, 'pt', 'America/Sao_Paulo')).toBe('28/02/2026')
  })
})

test('numbers follow the locale [UIX-07]', () => {
  expect(formatNumber(4807, 'pt')).toBe('4.807')
  expect(formatNumber(4807, 'en')).toBe('4,807')
})

test('numbers of every size are as the language writes them [UIX-07]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.oneof(fc.integer(), fc.integer({ min: 0, max: 1_500 }), fc.double({ noNaN: true })),
      (locale, value) => {
        fc.pre(!Object.is(value, -0))
        expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(localeTags[locale]).format(value))
      },
    ),
  )
})

test('languages have names in the visitor’s locale, and an unknown or malformed code is shown as it is', () => {
  expect(languageName('de', 'pt')).toBe('alemão')
  expect(languageName('qqq', 'en')).toBe('qqq')
  expect(languageName('BSL (old)', 'en')).toBe('BSL (old)')
})

test('words are listed as the language does [UIX-07]', () => {
  const listIn = (locale: Locale) => formatList(['A', 'B', 'C'], locale)
  expect(locales.map(listIn)).toEqual(['A, B e C', 'A, B, and C', 'A, B und C', 'A, B és C', 'A, B ja C'])
  expect(formatList(['A'], 'hu')).toBe('A')
  expect(formatList([], 'hu')).toBe('')
})

test('texts are sorted by the alphabet of the language [UIX-07]', () => {
  expect(['zseb', 'csiga', 'cukor', 'őz', 'oázis'].toSorted(textComparer('hu'))).toEqual([
    ...['cukor', 'csiga', 'oázis', 'őz', 'zseb'],
  ])
  expect(['õun', 'zoo', 'tee', 'sai', 'šaal'].toSorted(textComparer('et'))).toEqual([
    ...['sai', 'šaal', 'zoo', 'tee', 'õun'],
  ])
  expect(['Zug', 'Ähre', 'Apfel'].toSorted(textComparer('de'))).toEqual(
    ['Apfel', 'Ähre', 'Zug'].toSorted(textComparer('de')),
  )
  expect(['zebra', 'água', 'amor'].toSorted(textComparer('pt'))).toEqual(['água', 'amor', 'zebra'])
})
