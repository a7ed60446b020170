import { expect, test } from 'vitest'
import { markOfLanguage } from './entry-marks.ts'

const fields = [
  { name: 'question', kind: 'translatedLine', isRequired: true, filmOf: null },
  { name: 'answer', kind: 'translatedRichText', isRequired: true, filmOf: null },
  { name: 'film', kind: 'translatedFilm', isRequired: false, filmOf: 'answer' },
] as const
const written = { 'question.pt': 'Quem?', 'answer.pt': '<p>Nós.</p>' }
const mark = (
  code: string,
  values: Record<string, string>,
  more: { errors?: Record<string, string>; outdated?: string[] } = {},
) =>
  markOfLanguage(code, {
    fields,
    values,
    initial: written,
    errors: {},
    outdated: [],
    defaultCode: 'pt',
    ...more,
  })

test('a language is missing until each text of the default language has its translation [CNT-09]', () => {
  expect(mark('pt', written)).toBe('filled')
  expect(mark('pt', {})).toBe('missing')
  expect(mark('de', {})).toBe('missing')
  expect(mark('de', written)).toBe('missing')
  expect(mark('de', { ...written, 'question.de': 'Wer?' })).toBe('missing')
  expect(mark('de', { ...written, 'question.de': 'Wer?', 'answer.de': '<p>Wir.</p>' })).toBe('filled')
})

test('a film in sign language takes the place of its text [CNT-09]', () => {
  expect(mark('de', { ...written, 'question.de': 'Wer?', 'film.de': '7' })).toBe('filled')
})

test('an error counts more than all else; a text that is out of date is not when it is rewritten [CNT-09]', () => {
  const german = { ...written, 'question.de': 'Wer?', 'answer.de': '<p>Wir.</p>' }
  expect(mark('de', german, { errors: { 'answer.de': 'wrong' } })).toBe('invalid')
  const options = { fields, initial: german, errors: {}, outdated: ['de'], defaultCode: 'pt' }
  expect(markOfLanguage('de', { ...options, values: german })).toBe('outdated')
  expect(markOfLanguage('de', { ...options, values: { ...german, 'question.de': 'Wer denn?' } })).toBe(
    'filled',
  )
})
