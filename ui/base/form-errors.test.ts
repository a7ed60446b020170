import { describe, expect, test } from 'vitest'
import { hasEmptyField, remainingErrors } from './form-errors.ts'

describe('after an edit', () => {
  const shown = { name: 'Fill in this field.', email: 'Not an address.' }

  test('a corrected field loses its error, the others keep theirs [VAL-03]', () => {
    const edit = { invalid: { email: 'Not an address.' }, edited: new Set(['name']), fromServer: false }
    expect(remainingErrors(shown, edit)).toEqual({ email: 'Not an address.' })
  })

  test('a field that is still wrong gets the message that is true now', () => {
    const edit = { invalid: { ...shown, name: 'Too long.' }, edited: new Set(['name']), fromServer: false }
    expect(remainingErrors(shown, edit)).toEqual({ ...shown, name: 'Too long.' })
  })

  test('a field without error gets none before the form is sent', () => {
    const edit = { invalid: { ...shown, zip: 'Too long.' }, edited: new Set(['zip']), fromServer: false }
    expect(remainingErrors(shown, edit)).toEqual(shown)
  })

  test('the correction of the first of two equal fields also corrects the second', () => {
    const repeated = { emailConfirmation: 'The two differ.' }
    const edit = { invalid: {}, edited: new Set(['email']), fromServer: false }
    expect(remainingErrors(repeated, edit)).toEqual({})
  })

  test('what only the server knows remains until its field is edited', () => {
    const taken = { email: 'The email has already been taken.' }
    expect(remainingErrors(taken, { invalid: {}, edited: new Set(['name']), fromServer: true })).toEqual(
      taken,
    )
    expect(remainingErrors(taken, { invalid: {}, edited: new Set(['email']), fromServer: true })).toEqual({})
  })
})

test('missing values are texts without a character, unchecked boxes and files that are not chosen', () => {
  const form = new FormData()
  form.append('name', ' ')
  form.append('email', 'ana@signbank')
  form.append('photo', new File([], ''))
  expect(hasEmptyField(form, ['email'])).toBe(false)
  for (const name of ['name', 'acceptsTerms', 'photo'])
    expect(hasEmptyField(form, ['email', name])).toBe(true)
})
