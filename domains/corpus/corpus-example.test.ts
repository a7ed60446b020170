import { describe, expect, test } from 'vitest'
import { type ExampleGloss, type ExampleSentence, type StoredUse, toCorpusExample } from './corpus-example.ts'

const gloss = (value: string, begin: number, end: number): ExampleGloss => ({
  value,
  mark: null,
  sign: null,
  begin,
  end,
  isThis: value === 'CASA',
})

const sentence = (value: string, begin: number, end: number, facts: Partial<ExampleSentence> = {}) => ({
  name: 'Tradução PT',
  type: 'translation',
  language: null,
  participant: 'S1',
  value,
  begin,
  end,
  ...facts,
})

const aUse = (glosses: ExampleGloss[], sentences: ExampleSentence[] = []): StoredUse => ({
  recording: 1,
  title: 'Interview',
  author: '',
  institution: '',
  city: '',
  state: '',
  country: '',
  licence: '',
  addedAt: new Date(0),
  participant: 'S1',
  media: 1,
  origin: 1_000,
  glosses,
  sentences,
})

const cut = (use: StoredUse) => {
  const { begin, end, glosses, translations } = toCorpusExample(use, ['pt', 'en'])
  return { begin, end, glosses: glosses.map(({ value }) => value), translations }
}

const spoken = [
  gloss('ONTEM', 0, 300),
  gloss('EU', 400, 600),
  gloss('IR', 700, 900),
  gloss('CASA', 1_000, 1_400),
  gloss('GRANDE', 1_500, 1_800),
  gloss('DEPOIS', 3_400, 3_800),
]

describe('an example from a recording', () => {
  test('is as long as its sentence, in the time of the film [ELN-05]', () => {
    expect(cut(aUse(spoken, [sentence('Fui para casa.', 350, 1_450)]))).toEqual({
      begin: 1_350,
      end: 2_450,
      glosses: ['EU', 'IR', 'CASA'],
      translations: [{ text: 'Fui para casa.', language: 'pt' }],
    })
  })

  test('without a sentence has three glosses on each side, up to a pause', () => {
    expect(cut(aUse([gloss('AGORA', -500, -200), ...spoken]))).toEqual({
      begin: 1_000,
      end: 2_800,
      glosses: ['ONTEM', 'EU', 'IR', 'CASA', 'GRANDE'],
      translations: [],
    })
    expect(cut(aUse([gloss('CASA', 0, 400)]))).toMatchObject({ begin: 1_000, end: 1_400, glosses: ['CASA'] })
  })

  test('is not as long as a paragraph, whose translation it has all the same', () => {
    expect(cut(aUse(spoken, [sentence('Uma história.', 0, 40_000)]))).toMatchObject({
      end: 2_800,
      translations: [{ text: 'Uma história.', language: 'pt' }],
    })
  })

  test('has one translation in each language, that of the person who signs, and no other annotation', () => {
    const of = (language: string, participant: string | null = 'S1') => ({
      name: 'Translation',
      language,
      participant,
    })
    const sentences = [
      sentence('everybody', 900, 1_450, of('eng', null)),
      sentence('this person', 350, 1_450, of('eng')),
      sentence('somebody else', 1_000, 1_400, of('por', 'S2')),
      sentence('a note', 1_000, 1_400, { name: 'Comments', type: 'note' }),
    ]
    expect(cut(aUse(spoken, sentences)).translations).toEqual([{ text: 'this person', language: 'en' }])
  })

  test('contains its own sign, even where the sentence ends before its middle', () => {
    expect(cut(aUse(spoken, [sentence('Fui.', 350, 1_100)]))).toMatchObject({
      end: 2_400,
      glosses: ['EU', 'IR', 'CASA'],
    })
  })
})
