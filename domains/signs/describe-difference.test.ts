import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import {
  type Criterion,
  describeDifference,
  describeMatch,
  type MajorParameter,
  sharedMajorParameters,
} from './describe-difference.ts'
import type { PropertyKey } from './properties.ts'

const all: MajorParameter[] = ['hand', 'place', 'movement']
const differenceText = (differs: PropertyKey[], shared = all, locale: Locale = 'en') =>
  describeDifference(differs, shared, { t: translator(locale), locale })

describe('how two signs differ, in words', () => {
  test.each<[string, PropertyKey[], MajorParameter[]]>([
    ['differs only in location', ['location'], all],
    ['differs only in location', ['location', 'locationPrecise'], ['hand', 'movement']],
    ['differs only in handshape', ['handshapeDominant'], ['place', 'movement']],
    ['differs only in repetition', ['repeatedMovement'], all],
    [
      'same location, different handshape and different movement',
      ['handshapeDominant', 'movementShape'],
      ['place'],
    ],
    ['made the same way, as far as described', [], ['hand']],
    ['partly alike', ['location', 'handshapeDominant', 'movementShape'], []],
  ])('%s', (sentence, differs, shared) => {
    expect(differenceText(differs, shared)).toBe(sentence)
  })

  test('does not call parameters the same that are not described', () => {
    expect(differenceText(['location'], ['hand'])).toBe('same handshape, different location')
    expect(differenceText(['location'], [])).toBe('partly alike')
  })

  test('names at most two differences, those with the largest weight', () => {
    const differs: PropertyKey[] = ['handshapeDominant', 'movementShape', 'contactType', 'mouthing']
    expect(differenceText(differs, ['place'])).toBe(
      'same location, different handshape and different movement',
    )
  })

  test('does not claim similarity when a property without a term differs', () => {
    expect(differenceText(['dialect'])).toBe('partly alike')
  })

  test.each(locales)('is a complete sentence in %s [UIX-04]', (locale) => {
    for (const differs of [[], ['location'], ['location', 'contactType'], ['dialect']] as PropertyKey[][])
      expect(differenceText(differs, ['hand', 'movement'], locale)).toMatch(/^[^:{}]{8,}$/)
  })
})

describe('what two signs share', () => {
  test('is what both describe equally', () => {
    const one = { handshapeDominant: [1], location: [2], locationPrecise: [3], movementShape: [4] }
    expect(sharedMajorParameters(one, one)).toEqual(all)
    expect(sharedMajorParameters(one, { ...one, locationPrecise: [9] })).toEqual(['hand', 'movement'])
    expect(sharedMajorParameters(one, { location: [2] })).toEqual(['place'])
    expect(sharedMajorParameters({}, {})).toEqual([])
  })
})

describe('how well a sign matches a query, in words', () => {
  const place: Criterion = { property: 'location', title: 'Location', matches: true, isUndescribed: false }
  const hand: Criterion = {
    property: 'handshapeDominant',
    title: 'Dominant hand',
    matches: true,
    isUndescribed: false,
  }
  const use: Criterion = { property: 'wordClass', title: 'Word class', matches: true, isUndescribed: false }
  const precise: Criterion = {
    property: 'locationPrecise',
    title: 'Precise location',
    matches: true,
    isUndescribed: false,
  }
  const no = (asked: Criterion): Criterion => ({ ...asked, matches: false })
  const silent = (asked: Criterion): Criterion => ({ ...asked, matches: false, isUndescribed: true })
  const sayFit = (asked: Criterion[], locale: Locale = 'en') =>
    describeMatch(asked, { t: translator(locale), locale })

  test.each<[string | null, Criterion[]]>([
    ['has everything you chose', [place, use]],
    ['differs only in location', [no(place), hand, use]],
    ['same except for: Word class', [place, no(use)]],
    ['same except for: Location (not described)', [silent(place), use]],
    ['same except for: Precise location', [place, no(precise)]],
    ['same: Word class; different: Location and Dominant hand', [no(place), no(hand), use]],
    [null, [no(place), no(use)]],
  ])('%s [PUB-10]', (sentence, asked) => expect(sayFit(asked)).toBe(sentence))

  test('names at most three criteria and indicates further ones', () => {
    expect(sayFit([place, hand, use, precise, no(use), no(hand)])).toMatch(/^same: [^;]*…; different: /)
  })

  test.each(locales)('is translated to %s [UIX-04]', (locale) => {
    for (const asked of [[place], [no(use), place], [no(use), silent(hand), place]])
      expect(sayFit(asked, locale)).toMatch(/^[^{}]{8,}$/)
  })
})
