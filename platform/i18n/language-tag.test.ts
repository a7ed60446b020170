import { expect, test } from 'vitest'
import { languageTag } from './language-tag.ts'

test('codes of files are language tags, in their short form; anything else is none [UIX-04]', () => {
  expect(['por', 'deu', 'pt-br', 'bzs'].map(languageTag)).toEqual(['pt', 'de', 'pt-BR', 'bzs'])
  expect([null, '', 'Portuguese (Brazil)', 'x', '<b>'].map(languageTag)).toEqual(Array(5).fill(undefined))
})
