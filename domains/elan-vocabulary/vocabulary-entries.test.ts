import { expect, test } from 'vitest'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import { writtenEntry } from './vocabulary-entries.ts'
import { vocabularyLanguages } from './vocabulary-languages.ts'

const aLanguage = (code: string, facts: { isDefault?: boolean; otherLanguage?: boolean } = {}) => ({
  id: 1,
  code,
  isDefault: false,
  otherLanguage: false,
  position: 1,
  notes: null,
  names: {},
  ...facts,
})

test('the languages are those that ELAN offers, each once, the default one first [D38]', () => {
  const languages = [
    aLanguage('en'),
    aLanguage('xx-unknown'),
    aLanguage('pt-BR', { isDefault: true }),
    aLanguage('pt'),
    aLanguage('bzs', { otherLanguage: true }),
  ]
  expect(vocabularyLanguages(languages).map(({ code, id }) => [code, id])).toEqual([
    ['pt-BR', 'por'],
    ['en', 'eng'],
  ])
  expect(vocabularyLanguages([aLanguage('qaa')]).map(({ id }) => id)).toEqual(['und'])
})

test('a text with characters that XML does not allow is still written, on one line', () => {
  const sign = aSearchEntry({
    id: 7,
    gloss: ' CASA\u0000\n\tNOVA ',
    translations: { pt: ['a\ud800b', '👋'] },
  })
  const languages = vocabularyLanguages([aLanguage('pt', { isDefault: true })])
  const { values } = writtenEntry(sign, { languages, nameOf: () => '', address: () => null })
  expect(values).toEqual([{ language: 'por', value: 'CASA NOVA', description: 'a b, 👋' }])
  const empty = writtenEntry(
    { ...sign, gloss: '\u0001' },
    { languages, nameOf: () => '', address: () => null },
  )
  expect(empty.values[0]?.value).toBe('sign-7')
})
