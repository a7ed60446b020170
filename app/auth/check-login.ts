import { signInSchema } from '#domains/accounts/sessions/sign-in.input.ts'
import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'

/** Checks the sign-in form like the server. Loaded when the form is first sent. */
export const checkLogin = (form: FormData, errorMessage: TranslateError): Record<string, string> =>
  checkForm(signInSchema, form, errorMessage)
