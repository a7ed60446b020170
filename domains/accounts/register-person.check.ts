import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'
import { personRegistration } from './register-person.input.ts'

/** Checks the form of a person who is registered, before it is sent; fetched when it is first needed. */
export const checkPerson = (form: FormData, say: TranslateError): Record<string, string> =>
  checkForm(personRegistration, form, say)
