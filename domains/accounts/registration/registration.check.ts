import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'
import { formValues } from '#platform/forms/form-values.ts'
import { photoLimits } from '../profile/photo.ts'
import { registrationSchema } from './registration.input.ts'

/** Error messages by field, before a registration is sent. Loaded when the form is first sent. */
export function checkRegistration(form: FormData, errorMessage: TranslateError): Record<string, string> {
  const errors = checkForm(registrationSchema(formValues(form)), form, errorMessage)
  const photo = form.get('photo')
  const { megabytes } = photoLimits
  return photo instanceof File && photo.size > megabytes * 1_000_000
    ? { ...errors, photo: errorMessage('photo.tooLarge', { megabytes }) }
    : errors
}
