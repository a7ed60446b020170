import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { catalogue, type ErrorCode } from '../errors/catalogue.ts'
import { formErrors, parseForm, requiredLine, withError } from './schema.ts'

const refusing = (code: ErrorCode) =>
  z.object({ name: z.string().check(z.refine(() => false, withError(code))) })

test.each(Object.keys(catalogue) as ErrorCode[])(
  '%s as the error of a check is reported as it is',
  (code) => {
    expect(formErrors(refusing(code), { name: 'Grace' })).toEqual([{ field: 'name', code }])
  },
)

describe('a check without a code of ours', () => {
  test('names the options of a choice', () => {
    const schema = z.object({ format: z.enum(['csv', 'json']) })
    expect(formErrors(schema, { format: 'xml' })).toEqual([
      { field: 'format', code: 'value.oneOf', params: { options: 'csv, json' } },
    ])
  })

  test('is reported as an invalid value, and an unknown field by its name', () => {
    const schema = z.strictObject({ name: z.string() })
    expect(formErrors(schema, { name: 1, size: 2 })).toEqual([
      { field: 'size', code: 'request.unknownField' },
      { field: 'name', code: 'value.invalid' },
    ])
  })
})

test('errors come in the order of the form, and a refusal has the same ones [VAL-02]', () => {
  const schema = z
    .object({ first: requiredLine(5), second: requiredLine(5) })
    .check(z.refine(() => false, { ...withError('value.mismatch'), path: ['first'], when: () => true }))
  const fields = [
    { field: 'first', code: 'value.mismatch' },
    { field: 'second', code: 'value.tooLong', params: { max: 5 } },
  ]
  expect(formErrors(schema, { first: 'one', second: 'second' })).toEqual(fields)
  expect(() => parseForm(schema, { first: 'one', second: 'second' })).toThrow(
    expect.objectContaining({ code: 'request.invalid', fields }),
  )
  expect(formErrors(requiredLine(5), 'five')).toEqual([])
})
