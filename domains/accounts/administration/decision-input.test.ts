import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { accountChangeSchema } from './account-change.input.ts'
import { isSuspension } from './account-effects.ts'
import { emailReplacementSchema } from './account-email.input.ts'
import { maxReasonLength } from './reason.ts'
import { registrationDecisionsSchema } from './registration-decisions.input.ts'

/** The parsed form, or the codes of its wrong fields. */
const parse = (schema: z.core.$ZodType, form: unknown): unknown => {
  try {
    return parseForm(schema, form)
  } catch (error) {
    return isAppError(error) ? error.fields.map(({ field, code }) => `${field} ${code}`) : error
  }
}

describe('the reason of a decision [USR-03]', () => {
  const reasonOf = (reason?: string) =>
    (parse(accountChangeSchema, { change: 'reject', seen: 'awaiting', reason }) as { reason?: unknown })
      .reason

  test('is one paragraph without control characters, and optional', () => {
    expect(reasonOf('  Not\r\nfrom\there.\u0000 ')).toBe('Not from here.')
    for (const nothing of [undefined, '', '   ', '\u200b']) expect(reasonOf(nothing)).toBeNull()
  })

  test('has a maximum length', () => {
    expect(reasonOf('x'.repeat(maxReasonLength))).toHaveLength(maxReasonLength)
    const tooLong = { change: 'reject', seen: 'awaiting', reason: 'x'.repeat(maxReasonLength + 1) }
    expect(parse(accountChangeSchema, tooLong)).toEqual(['reason value.tooLong'])
  })

  test('is required when a lost address is replaced [ACC-05]', () => {
    const email = 'grace@school.example'
    expect(parse(emailReplacementSchema, { email, reason: ' \n ' })).toEqual(['reason value.required'])
    expect(parse(emailReplacementSchema, { email, reason: ' Lost. ' })).toEqual({ email, reason: 'Lost.' })
  })
})

test('a decision about several people names each of them once, and at least one [USR-03]', () => {
  const decide = (accountIds: unknown, change = 'accept') =>
    parse(registrationDecisionsSchema, { change, accountIds })
  expect(decide(['4', '7', '4'])).toEqual({ change: 'accept', accountIds: [4, 7], reason: null })
  expect(decide([])).toEqual(['accountIds value.choose'])
  expect(decide(['x'])).toEqual(['accountIds.0 value.invalid'])
  expect(decide(['4'], 'delete')).toEqual(['change value.invalid'])
  expect(decide(Array.from({ length: 201 }, (_, index) => `${index + 1}`))).toEqual([
    'accountIds value.invalid',
  ])
})

test('only the rejection of a member is a suspension [USR-03]', () => {
  expect(isSuspension('reject', 'approved')).toBe(true)
  expect(isSuspension('reject', 'awaiting')).toBe(false)
  expect(isSuspension('delete', 'approved')).toBe(false)
})
