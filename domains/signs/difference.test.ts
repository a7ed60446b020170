import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { type Asked, type Aspect, sharedAspects, wordDifference, wordFit } from './difference.ts'
import type { PropertyKey } from './properties.ts'

const all: Aspect[] = ['hand', 'place', 'movement']
const say = (differs: PropertyKey[], shared = all, locale: Locale = 'en') =>
  wordDifference(differs, shared, { t: translator(locale), locale })

describe('how two signs differ, in words', () => {
  test.each<[string, PropertyKey[], Aspect[]]>([
    ['same but for the place', ['location'], all],
    ['same but for the place', ['location', 'locationPrecise'], ['hand', 'movement']],
    ['same but for the handshape', ['handshapeDominant'], ['place', 'movement']],
    ['same but for the repetition', ['repeatedMovement'], all],
    ['same place, other handshape and other movement', ['handshapeDominant', 'movementShape'], ['place']],
    ['made the same way, as far as described', [], ['hand']],
    ['alike in part', ['location', 'handshapeDominant', 'movementShape'], []],
  ])('%s', (sentence, differs, shared) => {
    expect(say(differs, shared)).toBe(sentence)
  })

  test('say nothing to be the same that is not described', () => {
    expect(say(['location'], ['hand'])).toBe('same handshape, other place')
    expect(say(['location'], [])).toBe('alike in part')
  })

  test('name two things at most, the weightiest', () => {
    const differs: PropertyKey[] = ['handshapeDominant', 'movementShape', 'contactType', 'mouthing']
    expect(say(differs, ['place'])).toBe('same place, other handshape and other movement')
  })

  test('do not claim to be alike where something nameless differs', () => {
    expect(say(['dialect'])).toBe('alike in part')
  })

  test.each(locales)('are whole sentences in %s [UIX-04]', (locale) => {
    for (const differs of [[], ['location'], ['location', 'contactType'], ['dialect']] as PropertyKey[][])
      expect(say(differs, ['hand', 'movement'], locale)).toMatch(/^[^:{}]{8,}$/)
  })
})

describe('what two signs share', () => {
  test('is what both describe and describe the same', () => {
    const one = { handshapeDominant: [1], location: [2], locationPrecise: [3], movementShape: [4] }
    expect(sharedAspects(one, one)).toEqual(all)
    expect(sharedAspects(one, { ...one, locationPrecise: [9] })).toEqual(['hand', 'movement'])
    expect(sharedAspects(one, { location: [2] })).toEqual(['place'])
    expect(sharedAspects({}, {})).toEqual([])
  })
})

describe('how much of what was asked for a sign has, in words', () => {
  const place: Asked = { property: 'location', title: 'Location', fits: true, isSilent: false }
  const hand: Asked = { property: 'handshapeDominant', title: 'Dominant hand', fits: true, isSilent: false }
  const use: Asked = { property: 'wordClass', title: 'Word class', fits: true, isSilent: false }
  const precise: Asked = {
    property: 'locationPrecise',
    title: 'Precise location',
    fits: true,
    isSilent: false,
  }
  const no = (asked: Asked): Asked => ({ ...asked, fits: false })
  const silent = (asked: Asked): Asked => ({ ...asked, fits: false, isSilent: true })
  const sayFit = (asked: Asked[], locale: Locale = 'en') => wordFit(asked, { t: translator(locale), locale })

  test.each<[string | null, Asked[]]>([
    ['has all of it', [place, use]],
    ['same but for the place', [no(place), hand, use]],
    ['same but for: Word class', [place, no(use)]],
    ['same but for: Location (not described)', [silent(place), use]],
    ['same but for: Precise location', [place, no(precise)]],
    ['same: Word class; other: Location and Dominant hand', [no(place), no(hand), use]],
    [null, [no(place), no(use)]],
  ])('%s [PUB-10]', (sentence, asked) => expect(sayFit(asked)).toBe(sentence))

  test('name three things at most, and say that there are more', () => {
    expect(sayFit([place, hand, use, precise, no(use), no(hand)])).toMatch(/^same: [^;]*…; other: /)
  })

  test.each(locales)('are said in %s [UIX-04]', (locale) => {
    for (const asked of [[place], [no(use), place], [no(use), silent(hand), place]])
      expect(sayFit(asked, locale)).toMatch(/^[^{}]{8,}$/)
  })
})
