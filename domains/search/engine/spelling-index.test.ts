import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEditApart, SpellingIndex } from './spelling-index.ts'

test('the words near one are those that a look at every word finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 9 })
  const words = fc.array(word, { maxLength: 40 })
  fc.assert(
    fc.property(words, fc.array(word, { maxLength: 10 }), word, (come, gone, typed) => {
      const list = new SpellingIndex()
      const left = [...come]
      for (const one of come) list.add(one)
      for (const one of gone.filter((one) => left.includes(one))) {
        if (!left.includes(one)) continue
        left.splice(left.indexOf(one), 1)
        list.remove(one)
      }
      const near = new Set(left.filter((one) => typed.length >= 5 && isOneEditApart(typed, one)))
      expect(new Set(list.corrections(typed))).toEqual(near)
    }),
    { numRuns: 1_000 },
  )
})
