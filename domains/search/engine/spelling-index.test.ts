import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEditApart, SpellingIndex } from './spelling-index.ts'

test('the corrections of a word are those that a comparison with every word finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 9 })
  const words = fc.array(word, { maxLength: 40 })
  fc.assert(
    fc.property(words, fc.array(word, { maxLength: 10 }), word, (added, removed, typed) => {
      const list = new SpellingIndex()
      const remaining = [...added]
      for (const one of added) list.add(one)
      for (const one of removed.filter((one) => remaining.includes(one))) {
        if (!remaining.includes(one)) continue
        remaining.splice(remaining.indexOf(one), 1)
        list.remove(one)
      }
      const near = new Set(remaining.filter((one) => typed.length >= 5 && isOneEditApart(typed, one)))
      expect(new Set(list.corrections(typed))).toEqual(near)
    }),
    { numRuns: 1_000 },
  )
})
