import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GramIndex, idOfEntry, matchOfEntry } from './gram-index.ts'
import { gramMatchRanks, isWholeWordRank, textRanker } from './ranking.ts'

const letters = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '+'), minLength, maxLength })
    .map((text) => text.replace(/ {2,}/g, ' ').trim())
    .filter((text) => text !== '')
const distinctTexts = fc.uniqueArray(letters(1, 9), { maxLength: 200, size: 'max' })

function indexOf(texts: readonly string[]): GramIndex {
  const grams = new GramIndex()
  for (const [id, text] of texts.entries()) grams.add(text, id)
  return grams
}

test('the matches of one to three letters are those that reading every text finds', () => {
  const type = fc.constantFrom('general' as const, 'starts' as const, 'exact' as const)
  fc.assert(
    fc.property(distinctTexts, letters(1, 3), type, (texts, part, type) => {
      const entries = indexOf(texts).entriesOf(part)
      if (entries === null) return
      const ranksOf = textRanker(part, type)
      const found = new Map(
        Array.from(entries, (entry) => [idOfEntry(entry), gramMatchRanks(matchOfEntry(entry), type)]),
      )
      expect(texts.map((_, id) => found.get(id) ?? null)).toEqual(texts.map(ranksOf))
    }),
    { numRuns: 200 },
  )
})

test('every text that matches is a candidate, and every text that has the letters as whole words', () => {
  fc.assert(
    fc.property(distinctTexts, letters(1, 8), (texts, part) => {
      const grams = indexOf(texts)
      const ranksOf = textRanker(part, 'general')
      const matching = texts.flatMap((text, id) =>
        ranksOf(text) ? [{ id, rank: ranksOf(text)?.own ?? 0 }] : [],
      )
      const whole = matching.filter(({ rank }) => isWholeWordRank(rank))
      expect([...grams.candidates(part, false)]).toEqual(expect.arrayContaining(matching.map(({ id }) => id)))
      expect([...grams.candidates(part, true)]).toEqual(expect.arrayContaining(whole.map(({ id }) => id)))
    }),
    { numRuns: 200 },
  )
})
