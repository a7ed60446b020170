import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { isCommonPassword } from '../common-passwords.ts'
import { newPasswordRule } from '../password.input.ts'
import { rejectCommonPasswords } from './password-strength.ts'

const form = z.object({ password: newPasswordRule({ name: 'Bruno', email: '' }) })
const guarded = await rejectCommonPasswords(form, 'password')

/** Codes by field; empty for a valid password. */
function wrongIn(sent: unknown, schema: z.ZodMiniType = guarded): Record<string, string> {
  try {
    parseForm(schema, sent)
    return {}
  } catch (error) {
    if (!isAppError(error)) throw error
    return Object.fromEntries(error.fields.map(({ field, code }) => [field, code]))
  }
}
const common = { password: 'value.passwordCommon' }

test('every long enough password of the list is refused, most of them only by the list [ACC-06]', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 10)
  expect(long.length).toBeGreaterThan(1_500)
  expect(long.filter((password) => !('password' in wrongIn({ password })))).toEqual([])
  expect(long.filter((password) => !isCommonPassword(password)).length).toBeGreaterThan(1_000)
})

test.each([
  'mailcreated5240',
  'MailCreated5240',
  'mail-created 5240',
  '“mailcreated5240”',
  'verygoodbot',
  'very good bot',
  'DarkKnight!',
  'dragonfly2024',
  '!prussia1871',
  '12dragonfly03',
  'dragonflydragonfly',
])('%s is refused by the published list alone [ACC-06]', (password) => {
  expect(wrongIn({ password }, form)).toEqual({})
  expect(wrongIn({ password })).toEqual(common)
})

test.each([
  'nine tall herons wade',
  'eleven otters swim by',
  'correct mechanical horse',
  'mechanical keyboard',
  'tigger and pooh',
  'dragonfly over water',
  'dragonfly 73920 18465',
  'dragonfly7jellybean',
  'heron 73920',
  'garças à beira-rio',
  'Schmetterlingsflügel im Wind',
  'hét gólya a kéményen',
  'seitse haigrut tiigi ääres',
  '手話の辞書を作る人たち',
])(
  'several words, or a word that is shorter than its surroundings, are not a common password: %s',
  (password) => {
    expect(wrongIn({ password })).toEqual({})
  },
)

test('an error of the form replaces the error of the list [ACC-06] [VAL-01]', () => {
  expect(wrongIn({ password: 'dragonfly' })).toEqual({ password: 'value.tooShort' })
  expect(wrongIn({ password: 'bruno123bruno' })).toEqual({ password: 'value.passwordPersonal' })
  for (const nothing of [{}, { password: '' }, { password: 7 }])
    expect(wrongIn(nothing)).toEqual({ password: 'value.required' })
  expect(wrongIn({ password: `${'a'.repeat(100_000)}b` })).toEqual({ password: 'value.tooLong' })
  expect(wrongIn({ password: `dragonfly${' '.repeat(119)}` })).toEqual(common)
})

test('only the new password is looked up in the list', async () => {
  const change = z.object({ currentPassword: z.string(), newPassword: z.string() })
  const guarded = await rejectCommonPasswords(change, 'newPassword')
  const [listed, other] = ['mailcreated5240', 'nine tall herons']
  expect(wrongIn({ currentPassword: listed, newPassword: other }, guarded)).toEqual({})
  expect(wrongIn({ currentPassword: other, newPassword: listed }, guarded)).toEqual({
    newPassword: 'value.passwordCommon',
  })
})
