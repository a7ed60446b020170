import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'
import { onBehalfRegistrationSchema } from './register-on-behalf.input.ts'

/** Checks the form of a person who is registered, before it is sent; fetched when it is first needed. */
export const checkOnBehalfRegistration = (form: FormData, say: TranslateError): Record<string, string> =>
  checkForm(onBehalfRegistrationSchema, form, say)
