import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SpellingIndex, withoutDoubled } from './spelling-index.ts'

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
      const isNear = (one: string) =>
        isOneEditApart(typed, one) || withoutDoubled(typed) === withoutDoubled(one)
      const near = remaining.filter((one) => one.length >= 4 && isNear(one) && !one.startsWith(typed))
      const corrected = list.corrections(typed).map(({ text }) => text)
      expect(new Set(corrected)).toEqual(new Set(near))
      expect(corrected).toHaveLength(new Set(near).size)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['mothr', ['mother', 'moth']],
  ['hapy', ['happy', 'harpy', 'hazy', 'japy']],
  ['lettter', ['letter']],
  ['tommorow', ['tomorrow']],
  ['adress', ['address']],
])('%j is corrected to the likeliest words first', (typed, expected) => {
  const list = new SpellingIndex()
  for (const word of expected.toReversed()) list.add(word)
  expect(list.corrections(typed).map(({ text }) => text)).toEqual(expected)
})

test('a word that is in no text is corrected before words that are', () => {
  const list = new SpellingIndex()
  list.add('casa de cachorro')
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (const other of 'bcd') list.add(`cas${letter}${other}`)
  list.add(Array.from({ length: 26 }, (_, at) => `c${String.fromCharCode(97 + at)}sa`).join(' '))
  expect(list.corrections('casa de cachrro')[0]?.text).toBe('casa de cachorro')
})

/** Whether two words differ by exactly one insertion, deletion, replacement or swap of neighbouring letters. */
function isOneEditApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEditApart(b, a)
  if (b.length - a.length > 1 || a === b) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1)
  if (a.slice(at + 1) === b.slice(at + 1)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
