import { expect, test } from 'vitest'
import { translationLanguage } from './translation-tier.ts'

const languages = ['pt', 'en', 'de']

test.each<[name: string, type: string, language: string | null, translation: string | null | undefined]>([
  // The language of the tier precedes its name.
  ['Translation', 'translation', 'por', 'pt'],
  ['Translation', 'translation', 'pt-BR', 'pt'],
  ['Tradução', 'note', 'Portuguese', 'pt'],
  ['Tradução', 'note', null, null],
  ['Tradução de frases', 'note', null, null],
  ['Translation_EN', 'note', null, 'en'],
  ['tradução-pt', 'note', null, 'pt'],
  ['Deutsche_Übersetzung_A', 'note', 'deu', 'de'],
  ['Translation_into_English_A', 'note', null, 'en'],
  ['Deutsch', 'note', null, 'de'],
  ['S1', 'Free translation', null, null],
  ['Vertaling', 'note', 'nld', null],
  // Notes of annotators are no translations, in whichever language.
  ['Comments', 'note', 'por', undefined],
  ['S1 Glosa PT', 'gloss', 'por', undefined],
  ['English gloss', 'note', 'eng', undefined],
])('the tier %j of the type %j in %j has translations in %j [ELN-05]', (name, type, language, expected) => {
  expect(translationLanguage({ name, type, language }, languages)).toBe(expected)
})
