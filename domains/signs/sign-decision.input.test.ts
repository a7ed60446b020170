import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formErrors, parseForm } from '#platform/forms/schema.ts'
import { maxNoteLength, noteRule, requiredNoteRule } from './sign-decision.input.ts'

const optional = z.object({ note: noteRule })
const required = z.object({ note: requiredNoteRule })

describe('the note of a decision', () => {
  test.each<[string, unknown, string | undefined]>([
    [
      'keeps its lines',
      '  Please film again.\r\nThe hand is cut off. ',
      'Please film again.\nThe hand is cut off.',
    ],
    ['loses characters that change the direction of other texts', 'film\u202E again\u0007', 'film again'],
    ['may be missing', undefined, undefined],
    ['may be empty', ' \u200B ', undefined],
  ])('%s', (_title, note, stored) => expect(parseForm(optional, { note }).note).toBe(stored))

  test('is required to send a sign back [D33]', () => {
    for (const note of [undefined, null, '', '   ', '\u200B'])
      expect(formErrors(required, { note })).toEqual([{ field: 'note', code: 'value.required' }])
    expect(parseForm(required, { note: 'Please film again.' }).note).toBe('Please film again.')
  })

  test('has at most 2,000 characters', () => {
    const longest = 'a'.repeat(maxNoteLength)
    expect(parseForm(required, { note: longest }).note).toBe(longest)
    for (const schema of [optional, required])
      expect(formErrors(schema, { note: `${longest}a` })).toEqual([
        { field: 'note', code: 'value.tooLong', params: { max: maxNoteLength } },
      ])
  })
})
