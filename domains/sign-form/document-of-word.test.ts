import { expect, test } from 'vitest'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { readDocumentOfWord } from './document-of-word.ts'

const languages = { languages: [{ code: 'pt' }, { code: 'de' }], defaultLanguage: 'pt' }
const read = (params: Record<string, string>) => readDocumentOfWord(new URLSearchParams(params), languages)

test('a new sign for a word has it as keyword, and as gloss in the default language', () => {
  expect(read({ word: ' guarda  chuva ', language: 'pt' })).toEqual({
    ...emptyDocument('GUARDA-CHUVA'),
    translations: { pt: [['guarda chuva']] },
  })
  expect(read({ word: 'Fahrrad', language: 'de' })).toEqual({
    ...emptyDocument(''),
    translations: { de: [['Fahrrad']] },
  })
})

test('the form is empty without a word, for an unknown language and for a text that is no word', () => {
  const others: Record<string, string>[] = [
    {},
    { word: 'casa' },
    { word: 'casa', language: 'xx' },
    { word: 'a'.repeat(101), language: 'pt' },
  ]
  for (const params of others) expect(read(params)).toEqual(emptyDocument(''))
})
