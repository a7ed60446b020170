import { expect, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { accountLengths, passwordLengths } from '../account.ts'
import { checkRegistration } from './registration.check.ts'
import { registrationValues } from './registration.fixture.ts'
import { registrationSchema } from './registration.input.ts'

/** Codes by field; empty for a valid registration. */
function wrongIn(values: Record<string, unknown>): Record<string, string> {
  try {
    parseForm(registrationSchema(values), values)
    return {}
  } catch (error) {
    if (!isAppError(error)) throw error
    return Object.fromEntries(error.fields.map(({ field, code }) => [field, code]))
  }
}

const parse = (values = registrationValues()) => parseForm(registrationSchema(values), values)

test('a registration is parsed, with null for empty fields [ACC-01]', () => {
  expect(parse()).toMatchObject({
    name: 'Grace',
    lastName: 'Reed',
    socialName: null,
    hearingStatus: 'deaf',
    firstLanguageId: null,
    professionId: 1,
    zipCode: null,
    email: 'grace@school.example',
    termsId: 1,
    policyId: 2,
  })
})

test('an empty form reports exactly the required fields [ACC-01] [VAL-01]', () => {
  const needed = {
    name: 'value.required',
    hearingStatus: 'value.choose',
    professionId: 'value.profession',
    email: 'value.required',
    emailConfirmation: 'value.required',
    password: 'value.required',
    passwordConfirmation: 'value.required',
    acceptsTerms: 'value.accept',
    acceptsPolicy: 'value.accept',
    termsId: 'legal.notCurrent',
    policyId: 'legal.notCurrent',
  }
  expect(wrongIn({})).toEqual(needed)
  expect(Object.keys(wrongIn({}))).toEqual(Object.keys(needed))
  const empty = Object.fromEntries(Object.keys(registrationValues()).map((field) => [field, '']))
  expect(wrongIn(empty)).toEqual(needed)
})

test.each(Object.entries(accountLengths))(
  'the field %s takes %i characters and not one more',
  (field, max) => {
    const asEmail = (length: number) => `${'a'.repeat(length - '@school.example'.length)}@school.example`
    const write = field === 'email' ? asEmail : (length: number) => 'ő'.repeat(length)
    const filled = (length: number) =>
      wrongIn(
        registrationValues({
          [field]: write(length),
          ...(field === 'email' && { emailConfirmation: write(length) }),
        }),
      )
    expect(filled(max)).toEqual({})
    expect(filled(max + 1)).toMatchObject({ [field]: 'value.tooLong' })
  },
)

test.each<[string, string, string, string]>([
  ['a name of blanks', 'name', ' \u00A0\u200B ', 'value.required'],
  ['a name of two lines', 'name', 'Grace\nBcc: all@signbank.example', 'value.oneLine'],
  ['a mark that turns what follows', 'name', 'Grace \u202Edeer', 'value.oneLine'],
  ['a zero byte', 'lastName', 'Re\0ed', 'value.oneLine'],
  ['a hearing status that is none', 'hearingStatus', 'admin', 'value.choose'],
  ['no profession', 'professionId', '', 'value.profession'],
  ['a profession that is no number', 'professionId', '1 or 1=1', 'value.profession'],
  ['a profession beyond all numbers', 'professionId', '99999999999999999999', 'value.profession'],
  ['a language that is no number', 'firstLanguageId', '-1', 'value.invalid'],
  ['an institution with a point', 'institutionId', '1.5', 'value.invalid'],
  ['an address that is none', 'email', 'grace', 'value.email'],
  ['an address with a head line', 'email', 'grace@school.example\r\nBcc: x@y.example', 'value.oneLine'],
  ['a confirmation that differs', 'emailConfirmation', 'grace@scool.example', 'value.mismatch'],
  ['a short password', 'password', 'heron wade', ''],
  ['a shorter password', 'password', 'heronwade', 'value.tooShort'],
  ['an endless password', 'password', 'a b'.repeat(passwordLengths.max), 'value.tooLong'],
  ['a common password', 'password', '1234567890', 'value.passwordCommon'],
  ['a password with the name', 'password', 'my name is grace', 'value.passwordPersonal'],
  ['a password with the address', 'password', 'grace@school.example', 'value.passwordPersonal'],
  ['terms that are not ticked', 'acceptsTerms', 'no', 'value.accept'],
  ['a policy of another kind', 'policyId', 'latest', 'legal.notCurrent'],
])('%s is refused at its field [VAL-01]', (_what, field, value, code) => {
  const values = registrationValues({
    [field]: value,
    ...(field === 'password' && { passwordConfirmation: value }),
  })
  const wrong = wrongIn(values)
  expect(wrong[field] ?? '').toBe(code)
  if (field !== 'email') expect(Object.keys(wrong)).toEqual(code ? [field] : [])
})

test('a confirmation without its first field refers to that field [VAL-01]', () => {
  expect(wrongIn(registrationValues({ password: '' }))).toEqual({
    password: 'value.required',
    passwordConfirmation: 'value.confirmFirst',
  })
})

test('only the start of a name that is too long is compared with the password', () => {
  const [password, part] = ['nine tall herons wade', 'herons']
  const withPassword = (name: string) =>
    wrongIn(registrationValues({ name, password, passwordConfirmation: password }))
  expect(withPassword(`${part} ${'b a '.repeat(500_000)}`)).toEqual({
    name: 'value.tooLong',
    password: 'value.passwordPersonal',
  })
  expect(withPassword(`${'b a '.repeat(500_000)} ${part}`)).toEqual({ name: 'value.tooLong' })
})

test('spaces around an address are ignored', () => {
  expect(parse(registrationValues({ email: ' grace@school.example ' })).email).toBe('grace@school.example')
})

test.each<[string, unknown]>([
  ['numbers', 7],
  ['lists', ['a', 'b']],
  ['objects', { toString: 'x' }],
  ['null', null],
  ['true', true],
])('%s instead of texts are refused without a failure', (_what, value) => {
  const all = Object.fromEntries(Object.keys(registrationValues()).map((field) => [field, value]))
  expect(wrongIn(all)).toHaveProperty('name')
  expect(wrongIn(all)).toHaveProperty('password')
})

test('the check in the browser reports the errors of the server and a photo that is too large [VAL-02]', () => {
  const form = new FormData()
  for (const [field, value] of Object.entries(registrationValues({ professionId: '' })))
    form.set(field, value)
  form.set('photo', new File([new Uint8Array(12_000_001)], 'me.jpg'))
  const say = (code: string, params: object) => `${code} ${JSON.stringify(params)}`
  expect(checkRegistration(form, say)).toEqual({
    professionId: 'value.profession {}',
    photo: 'photo.tooLarge {"megabytes":12}',
  })
})
