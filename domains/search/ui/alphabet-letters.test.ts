import { expect, test } from 'vitest'
import { alphabetLetters } from './alphabet-letters.ts'

test('the letters bar has the whole alphabet, other letters at their position, and # at the end [PUB-07]', () => {
  const letters = alphabetLetters(['#', 'Õ', 'A'], 'et')
  expect(letters.at(-1)).toBe('#')
  expect(letters).toHaveLength(28)
  expect(letters.indexOf('Õ')).toBeGreaterThan(letters.indexOf('V'))
})
