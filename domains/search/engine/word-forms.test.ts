import { describe, expect, test } from 'vitest'
import { inflections } from '../inflection/inflections.ts'
import { SpellingIndex } from './spelling-index.ts'
import { WordForms } from './word-forms.ts'

/** The other forms of a word among known words of a language. */
function formsOf(language: string, word: string, known: string) {
  const words = new SpellingIndex()
  words.add(known)
  const data = inflections[language]
  if (!data) throw new Error(`No inflection of ${language}`)
  return new WordForms(data, words).formsOf(word).map((form) => form.word)
}

describe('other forms of a word [D49]', () => {
  test.each([
    ['en', 'babies', 'baby'],
    ['en', 'baby', 'babies'],
    ['en', 'churches', 'church'],
    ['en', 'knives', 'knife'],
    ['en', 'swimming', 'swim'],
    ['en', 'dancing', 'dance'],
    ['en', 'went', 'go'],
    ['en', 'going', 'went'],
    ['en', 'mice', 'mouse'],
    ['en', 'best', 'good'],
    ['en', 'biggest', 'big'],
    ['de', 'kinder', 'kind'],
    ['de', 'hauser', 'haus'],
    ['de', 'katzen', 'katze'],
    ['de', 'spielst', 'spielen'],
    ['de', 'gegangen', 'gehen'],
    ['de', 'besser', 'gut'],
    ['pt', 'acoes', 'acao'],
    ['pt', 'animais', 'animal'],
    ['pt', 'papeis', 'papel'],
    ['pt', 'homens', 'homem'],
    ['pt', 'flores', 'flor'],
    ['pt', 'comendo', 'comer'],
    ['pt', 'falei', 'falar'],
    ['pt', 'cansada', 'cansado'],
    ['pt', 'foi', 'ir'],
    ['pt', 'melhor', 'bom'],
    ['hu', 'hazak', 'haz'],
    ['hu', 'kutyat', 'kutya'],
    ['hu', 'iskolaban', 'iskola'],
    ['hu', 'megyek', 'menni'],
    ['et', 'koerad', 'koer'],
    ['et', 'mehed', 'mees'],
    ['et', 'loeb', 'lugema'],
  ])('in the language %s, “%s” is a form of “%s”', (language, word, base) => {
    expect(formsOf(language, word, `${base} ${word}`)).toContain(base)
  })

  test.each([
    ['en', 'men', 'mend mental menu fix'],
    ['en', 'went', 'want west'],
    ['en', 'mother', 'moth'],
    ['en', 'general', 'generation generous'],
    ['en', 'hats', 'hated'],
    ['de', 'mutter', 'mut'],
    ['pt', 'bola', 'bolo'],
    ['pt', 'casa', 'caso'],
    ['et', 'ema', 'em'],
  ])('in the language %s, “%s” is no form of “%s”', (language, word, others) => {
    expect(formsOf(language, word, others)).toEqual([])
  })

  test('exist only in texts of the dictionary, and not after their removal', () => {
    const words = new SpellingIndex()
    const forms = new WordForms(inflections.en ?? { littleWords: '', endings: {}, irregular: {} }, words)
    expect(forms.formsOf('dogs')).toEqual([])
    words.add('hot dog')
    expect(forms.formsOf('dogs')).toEqual([{ word: 'dog', isListed: false }])
    words.remove('hot dog')
    expect(forms.formsOf('dogs')).toEqual([])
  })

  test('of the list come before those of guessed endings', () => {
    const words = new SpellingIndex()
    words.add('leave leaf left')
    const forms = new WordForms(inflections.en ?? { littleWords: '', endings: {}, irregular: {} }, words)
    expect(forms.formsOf('left')).toEqual([{ word: 'leave', isListed: true }])
    expect(forms.formsOf('leaves').map(({ word }) => word)).toEqual(expect.arrayContaining(['leaf', 'leave']))
  })
})

test.each(Object.entries(inflections))('the inflection of %s is complete and folded', (_, data) => {
  const words = [data.littleWords, ...Object.keys(data.irregular), ...Object.values(data.irregular)]
  for (const text of words) expect(text).toMatch(/^[a-z]+( [a-z]+)*$/)
  for (const [ending, rule] of Object.entries(data.endings)) {
    expect(ending).toMatch(/^[a-z]+$/)
    expect(rule).toMatch(/^\d( -[a-z=]*)+$/)
    for (const replacement of rule.split(' -').slice(1)) expect(replacement.length).toBeLessThanOrEqual(3)
  }
})
