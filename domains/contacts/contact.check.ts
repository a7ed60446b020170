import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'
import { contactSchema } from './contact.input.ts'

/** Error messages by field, with the rules of the server. Loaded when the form is first sent. */
export const checkContact = (form: FormData, errorMessage: TranslateError) =>
  checkForm(contactSchema, form, errorMessage)
