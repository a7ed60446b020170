import { expect, test } from 'vitest'
import { codeByAcronym, isSignLanguageCode, signLanguageCode } from './sign-language-codes.ts'

test('a sign language is found by its usual acronym or its code, and by no other text', () => {
  expect(['ASL', ' Libras ', 'bzs', 'x!', 'asl2', ''].map(signLanguageCode)).toEqual([
    'ase',
    'bzs',
    'bzs',
    undefined,
    undefined,
    undefined,
  ])
  expect(Object.values(codeByAcronym).every(isSignLanguageCode)).toBe(true)
})
