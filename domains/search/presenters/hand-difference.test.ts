import { describe, expect, test } from 'vitest'
import { compareWithRemembered } from '#domains/phonology/remembered-handshape.ts'
import { parseHandshapeFeatures } from '#domains/vocabularies/handshape-features.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import seeds from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { emptyLook, type HandLook, rememberedFrom } from '../query/hand-look.ts'
import { describeHandDifference } from './hand-difference.ts'

const featuresOf = (value: string) =>
  parseHandshapeFeatures(seeds.find((one) => one.value === value)?.features) ?? expect.fail(value)

function difference(chosen: Partial<HandLook>, value: string, locale: Locale = 'en') {
  const look = { ...emptyLook, ...chosen }
  const comparison = compareWithRemembered(rememberedFrom(look), featuresOf(value))
  return describeHandDifference(look, comparison, { locale, t: translator(locale) })
}

describe('the difference of a handshape from what is chosen, in words [PUB-09]', () => {
  test.each<[string, Partial<HandLook>, string]>([
    ['flat-hand-thumb-out', { thumb: 'across' }, 'thumb out instead of across'],
    ['o-hand', { thumb: 'facing' }, 'thumb touching instead of facing'],
    ['w-hand', { fingers: ['index', 'middle'] }, 'also the ring finger'],
    ['index', { fingers: ['index', 'middle'] }, 'without the middle finger'],
    ['horns', { fingers: ['index', 'middle'] }, 'the little finger instead of the middle finger'],
    ['v-hand-hooked', { fingers: ['index', 'middle'], joints: 'straight' }, 'hooked instead of straight'],
    ['u-hand', { spreading: 'spread' }, 'together instead of apart'],
    [
      'w-hand-hooked',
      { fingers: ['index', 'middle'], joints: 'straight', spreading: 'together', thumb: 'touching' },
      'also the ring finger, hooked instead of straight',
    ],
    ['index', { spreading: 'crossed' }, 'similar shape'],
  ])('%s', (value, chosen, sentence) => expect(difference(chosen, value)).toBe(sentence))

  test('is a sentence of its own in every language', () => {
    const sentences = locales.map((locale) => difference({ thumb: 'across' }, 'flat-hand-thumb-out', locale))
    expect(new Set(sentences).size).toBe(locales.length)
    expect(difference({ fingers: ['index', 'middle'] }, 'horns', 'pt')).toBe('o mínimo, não o médio')
    expect(difference({ fingers: ['index', 'middle'], joints: 'straight' }, 'v-hand-hooked', 'pt')).toBe(
      'em gancho em vez de esticados',
    )
    expect(difference({ fingers: ['index'] }, 'w-hand', 'hu')).toBe('a középső ujj és a gyűrűsujj is')
  })
})
