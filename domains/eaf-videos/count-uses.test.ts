import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createUseCounter, type TimedGloss } from './count-uses.ts'
import { type CountingRule, countingRules } from './eaf-video.ts'

const aGloss = (hand: TimedGloss['hand'], begin: number, end: number, identity = 'CASA'): TimedGloss => ({
  hand,
  begin,
  end,
  identity,
})

const countUses = (glosses: readonly TimedGloss[], rule: CountingRule) => {
  const counter = createUseCounter(rule)
  for (const gloss of glosses) counter.add(gloss)
  return glosses.map((gloss) => counter.isUse(gloss))
}

const interview = [
  aGloss('strong', 0, 100),
  aGloss('weak', 5, 98),
  aGloss('strong', 100, 200, 'IX'),
  aGloss('weak', 150, 400, 'LIVRO'),
  aGloss('weak', 400, 500, 'LIVRO'),
  aGloss('strong', 450, 600, 'LER'),
  aGloss('weak', 600, 700, 'FIM'),
  aGloss('weak', 700, 700, 'FIM'),
]

test.each([
  ['all', [true, true, true, true, true, true, true, true]],
  ['notOverlapping', [true, false, true, false, false, true, true, true]],
  ['merged', [true, false, true, true, true, true, true, true]],
] as const)('the rule %s decides which glosses of the weak hand count [ELN-03]', (rule, expected) => {
  expect(countUses(interview, rule)).toEqual(expected)
})

test('glosses of the same sign are one use from nine tenths of the shorter one on [ELN-03]', () => {
  const counts = (weak: TimedGloss) => countUses([aGloss('strong', 0, 100), weak], 'merged').at(1)
  expect(counts(aGloss('weak', 10, 110))).toBe(false)
  expect(counts(aGloss('weak', 11, 111))).toBe(true)
  expect(counts(aGloss('weak', 20, 40))).toBe(false)
  expect(counts(aGloss('weak', 0, 100, 'LAR'))).toBe(true)
})

test('glosses are compared as each with each [ELN-03]', () => {
  const glosses = fc
    .array(
      fc
        .tuple(
          fc.constantFrom('strong' as const, 'weak' as const, 'both' as const),
          fc.nat(40),
          fc.nat(12),
          fc.constantFrom('A', 'B'),
        )
        .map(([hand, begin, length, identity]) => aGloss(hand, begin, begin + length, identity)),
    )
    .map((list) => list.toSorted((one, other) => one.begin - other.begin))
  fc.assert(
    fc.property(glosses, fc.constantFrom(...countingRules), (list, rule) => {
      const expected = list.map((gloss) => {
        if (rule === 'all' || gloss.hand !== 'weak') return true
        return !list.some((other) => {
          const shared = Math.min(gloss.end, other.end) - Math.max(gloss.begin, other.begin)
          if (other.hand === 'weak' || shared <= 0) return false
          const shorter = Math.min(gloss.end - gloss.begin, other.end - other.begin)
          return rule === 'notOverlapping' || (gloss.identity === other.identity && shared >= 0.9 * shorter)
        })
      })
      expect(countUses(list, rule)).toEqual(expected)
    }),
  )
})
