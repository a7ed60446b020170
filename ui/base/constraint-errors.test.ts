// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { emailPattern } from '#platform/forms/email-pattern.ts'
import { constraintErrors } from './constraint-errors.ts'

function errorsOf(markup: string, values: Record<string, string> = {}) {
  document.body.innerHTML = `<form>${markup}</form>`
  const form = document.querySelector('form') as HTMLFormElement
  for (const [name, value] of Object.entries(values))
    (form.elements.namedItem(name) as HTMLInputElement).value = value
  return constraintErrors(form, (code, params) => [code, ...Object.values(params)].join(' '))
}

test('an empty required field is reported, any other empty field is not [VAL-03]', () => {
  const fields =
    '<input name="subject" required><textarea name="message" required></textarea><input name="word">'
  expect(errorsOf(fields)).toEqual({ subject: 'value.required', message: 'value.required' })
  expect(errorsOf(fields, { subject: 'Visit', message: 'May we come?' })).toEqual({})
})

test('an email address has the pattern of the server, not the one of the browser [VAL-01]', () => {
  const field = `<input type="email" name="email" required pattern="${emailPattern.replaceAll('"', '&quot;')}">`
  expect(errorsOf(field, { email: 'grace@school' })).toEqual({ email: 'value.email' })
  for (const email of ['grace@school.example', 'õ.ő+x@kool.example', "o'neil@école.example"])
    expect(errorsOf(field, { email }), email).toEqual({})
})

test('buttons, hidden fields and fields without name are not checked', () => {
  expect(
    errorsOf('<input required><button name="send">Send</button><input type="hidden" name="token" value="">'),
  ).toEqual({})
})
