import { expect, test } from 'vitest'
import { presentStepNotes } from './step-notes.ts'

test('results that contain the search text have no note [D49]', () => {
  expect(presentStepNotes(['text'])).toEqual([])
  expect(presentStepNotes([])).toEqual([])
})

test('“no exact match” is said only when no sign contains the search text [D49]', () => {
  expect(presentStepNotes(['typing'])).toEqual([{ step: 'typing', isFirst: true }])
  expect(presentStepNotes(['text', 'forms', 'words'])).toEqual([
    { step: 'forms', isFirst: false },
    { step: 'words', isFirst: false },
  ])
})
