import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'
import { formValues } from '#platform/forms/form-values.ts'
import { photoLimits } from '../profile/photo.ts'
import { registrationSchema } from './registration.input.ts'

/** What is wrong in a registration before it is sent: sentences by field. */
export function checkRegistration(form: FormData, say: TranslateError): Record<string, string> {
  const errors = checkForm(registrationSchema(formValues(form)), form, say)
  const photo = form.get('photo')
  const { megabytes } = photoLimits
  return photo instanceof File && photo.size > megabytes * 1_000_000
    ? { ...errors, photo: say('photo.tooLarge', { megabytes }) }
    : errors
}
