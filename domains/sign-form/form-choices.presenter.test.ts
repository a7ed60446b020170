import { expect, test } from 'vitest'
import type { Media } from '#domains/media/media.ts'
import { createVocabulary } from '#domains/vocabularies/index.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { presentChoices } from './form-choices.presenter.ts'

const uploaded = {
  id: 7,
  files: { web: { key: 'ab/chest.png', mime: 'image/png', bytes: 1, width: 1, height: 1 } },
} as Media
const media = (id: number | null) => (id === uploaded.id ? uploaded : undefined)

const vocabulary = createVocabulary(
  [
    aVocabularyEntry({ id: 1, list: 'location', value: 'chest', pictureId: 7, texts: { pt: 'peito' } }),
    aVocabularyEntry({ id: 2, list: 'location', value: 'neutral-space', texts: { pt: 'espaço neutro' } }),
    aVocabularyEntry({ id: 3, list: 'location', value: 'behind-the-door', texts: { pt: 'atrás da porta' } }),
    aVocabularyEntry({ id: 4, list: 'location', value: 'head', retired: true, texts: { pt: 'cabeça' } }),
    aVocabularyEntry({ id: 5, list: 'semantic-field', value: 'head', texts: { pt: 'chefia' } }),
    aVocabularyEntry({
      id: 6,
      list: 'handshape-of-hand',
      value: 'fist',
      pictureId: 7,
      texts: { pt: 'punho' },
    }),
  ],
  'pt',
)
const choices = presentChoices({ vocabulary, media }, 'pt', new Set())
const picturesOf = (list: 'location' | 'semantic-field' | 'handshape-of-hand') =>
  choices[list]?.map(({ label, picture, drawing }) => ({ label, picture, drawing }))

test('locations are offered with their uploaded picture, else with their drawing if there is one [SGN-04]', () => {
  expect(picturesOf('location')).toEqual([
    { label: 'peito', picture: '/media/ab/chest.png', drawing: undefined },
    { label: 'espaço neutro', picture: undefined, drawing: 'neutral-space' },
    { label: 'atrás da porta', picture: undefined, drawing: undefined },
  ])
})

test('a value of another list has no drawing of the location with the same name [SGN-04]', () => {
  expect(picturesOf('semantic-field')).toEqual([{ label: 'chefia', picture: undefined, drawing: undefined }])
  expect(picturesOf('handshape-of-hand')).toEqual([
    { label: 'punho', picture: undefined, drawing: undefined },
  ])
})

test('a retired value is offered only to a sign that has it [SGN-04]', () => {
  const ofSign = presentChoices({ vocabulary, media }, 'pt', new Set([4])).location ?? []
  expect(ofSign.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
