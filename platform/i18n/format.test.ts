import { describe, expect, test } from 'vitest'
import { formatDate, formatNumber, isoDateIn, languageName } from './format.ts'

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

test('languages have names in the visitor’s locale, and an unknown or malformed code is shown as it is', () => {
  expect(languageName('de', 'pt')).toBe('alemão')
  expect(languageName('qqq', 'en')).toBe('qqq')
  expect(languageName('BSL (old)', 'en')).toBe('BSL (old)')
})
