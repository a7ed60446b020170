import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { withConfirmation } from '#platform/forms/with-confirmation.ts'
import { enteredPasswordRule, newPasswordRule } from './password.input.ts'
import { passwordChangeSchema } from './password-change.input.ts'

const bruno = { name: 'Bruno Albuquerque Sá', email: 'bruno.alb@signbank.example' }

const refused = (schema: z.ZodMiniType, sent: unknown) => {
  try {
    parseForm(schema, sent)
    return []
  } catch (error) {
    return isAppError(error) ? error.fields.map(({ field, code }) => `${field}: ${code}`) : [error]
  }
}
const codeOf = (password: unknown, person = bruno) =>
  refused(z.object({ password: newPasswordRule(person) }), { password })[0]

test('a password has 10 to 128 characters [ACC-06] [VAL-01]', () => {
  expect(codeOf('heron wade')).toBeUndefined()
  expect(codeOf('heron wad')).toBe('password: value.tooShort')
  const long = 'nine tall herons wade through the river, '.repeat(4).slice(0, 128)
  expect(codeOf(long)).toBeUndefined()
  expect(codeOf(`${long}x`)).toBe('password: value.tooLong')
  for (const nothing of ['', undefined, null]) expect(codeOf(nothing)).toBe('password: value.required')
})

test('a password that is too long is refused without being compared with names and addresses', () => {
  const read: string[] = []
  const watched = new Proxy(bruno, {
    get(person, key: 'name' | 'email') {
      read.push(key)
      return person[key]
    },
  })
  expect(codeOf(`${'a'.repeat(100_000)}b`, watched)).toBe('password: value.tooLong')
  expect(read).toEqual([])
  codeOf('heron wade', watched)
  expect(read).not.toEqual([])
})

test.each([
  'password123',
  'Password2024!',
  'SENHA123456',
  'minhasenha1',
  'Minha Senha 1',
  'geheim12345',
  'jelszó12345',
  'salajane123!',
  'szeretlek99',
  '1234567890',
  '9876543210',
  'qwertzuiop',
  'poiuytrewq',
  'abcdefghijk',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'futebolfutebol',
  'ILOVEYOU!!!!',
])('a common password is refused: %s [ACC-06]', (password) => {
  expect(codeOf(password)).toBe('password: value.passwordCommon')
})

test.each([
  'brunobruno99x',
  'xx Albuquerque',
  'bruno.alb@signbank.example',
  'Bruno-Alb-2026',
  'mybrûnoheron',
])('a password derived from the person’s name or address is refused: %s [ACC-06]', (password) => {
  expect(codeOf(password)).toBe('password: value.passwordPersonal')
})

test('a short name is refused alone, but not inside words [ACC-06]', () => {
  const ana = { name: 'Ana', email: 'ana@signbank.example' }
  for (const password of ['Ana2026202612', 'ana ana ana 12'])
    expect(codeOf(password, ana), password).toBe('password: value.passwordPersonal')
  expect(codeOf('73920 18465 2', ana)).toBeUndefined()
  expect(codeOf('ripe bananas fall', ana)).toBeUndefined()
})

test('without name and address no password is personal [ACC-06]', () => {
  expect(codeOf('nine tall herons wade', { name: '', email: '' })).toBeUndefined()
})

test('spaces and all scripts are part of a password', () => {
  const rule = newPasswordRule(bruno)
  for (const password of ['  nine tall herons ', 'garças à beira-rio', '手話の辞書を作る人たち'])
    expect(rule.parse(password)).toBe(password)
})

test('a current password may be older than the rules [ACC-06]', () => {
  expect(enteredPasswordRule.parse('short')).toBe('short')
})

test('a confirmation must match, and refers to an empty first field [VAL-01]', () => {
  const schema = withConfirmation(
    z.object({ password: newPasswordRule(bruno), confirmation: enteredPasswordRule }),
    'password',
    'confirmation',
  )
  const check = (password?: string, confirmation?: string) => refused(schema, { password, confirmation })
  expect(check('nine tall herons', 'nine tall herons')).toEqual([])
  expect(check('nine tall herons', 'nine tall heron')).toEqual(['confirmation: value.mismatch'])
  expect(check('nine tall herons', '')).toEqual(['confirmation: value.required'])
  expect(check('', 'nine tall herons')).toEqual([
    'password: value.required',
    'confirmation: value.confirmFirst',
  ])
  expect(check('short', 'other')).toEqual(['password: value.tooShort', 'confirmation: value.mismatch'])
  expect(check()).toEqual(['password: value.required', 'confirmation: value.required'])
})

test('a new password that equals the current one is refused with its own message [ACC-06]', () => {
  const schema = passwordChangeSchema(bruno)
  const check = (currentPassword: string, newPassword: string) =>
    refused(schema, { currentPassword, newPassword, newPasswordConfirmation: newPassword })
  expect(check('nine tall herons', 'nine tall herons')).toEqual(['newPassword: value.passwordSame'])
  expect(check('nine tall he\u0301rons', 'nine tall h\u00e9rons')).toEqual([
    'newPassword: value.passwordSame',
  ])
  expect(check('an old wooden boat', 'nine tall herons')).toEqual([])
})
