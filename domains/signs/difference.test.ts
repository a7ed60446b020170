import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { type Aspect, sharedAspects, wordDifference } from './difference.ts'
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
