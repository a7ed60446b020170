import { expect, test } from 'vitest'
import { formErrors, parseForm } from '#platform/forms/schema.ts'
import { newTokenSchema } from './api-token.input.ts'

const form = { name: ' Nightly  export ', 'scope-export': 'on', expires: '90', password: 'secret words' }
const problems = (changed: object) =>
  formErrors(newTokenSchema, { ...form, ...changed }).map(({ field, code }) => [field, code])

test('a token has a name, scopes and an end [API-03]', () => {
  expect(parseForm(newTokenSchema, form)).toEqual({
    name: 'Nightly  export',
    scopes: ['export'],
    expiry: { days: 90 },
    password: 'secret words',
  })
  expect(parseForm(newTokenSchema, { ...form, expires: 'date', expiresOn: '2027-01-31' })).toMatchObject({
    expiry: { date: '2027-01-31' },
  })
})

test('a wrong field of the form is named [API-03]', () => {
  expect(problems({ name: '' })).toEqual([['name', 'value.required']])
  expect(problems({ name: 'x'.repeat(61) })).toEqual([['name', 'value.tooLong']])
  expect(problems({ 'scope-export': undefined })).toEqual([['scope-read', 'token.scopeNeeded']])
  expect(problems({ expires: '9999' })).toEqual([['expires', 'value.choose']])
  expect(problems({ expires: 'date' })).toEqual([['expiresOn', 'token.expiryRange']])
  expect(problems({ expires: 'date', expiresOn: '2027-02-30' })).toEqual([['expiresOn', 'token.expiryRange']])
  expect(problems({ password: '' })).toEqual([['password', 'value.required']])
})
