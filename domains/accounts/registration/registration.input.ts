import * as z from 'zod/mini'
import { chosenId, email, requiredCheckbox, withError } from '#platform/forms/schema.ts'
import { readTextField, withConfirmation } from '#platform/forms/with-confirmation.ts'
import { accountLengths } from '../account.ts'
import { profileFields } from '../profile/profile.input.ts'
import { newPasswordRule, toPasswordOwner } from '../sessions/password.input.ts'

/** Text for the check of the password. A longer value is invalid in its own field. */
const truncatedField = (values: unknown, field: keyof typeof accountLengths): string =>
  readTextField(values, field).trim().slice(0, accountLengths[field])

/**
 * The schema of a registration. The password must not contain the names and the address of the same form.
 * @param values the submitted form
 */
export function registrationSchema(values: Record<string, unknown>) {
  const person = {
    name: truncatedField(values, 'name'),
    lastName: truncatedField(values, 'lastName'),
    socialName: truncatedField(values, 'socialName'),
    email: truncatedField(values, 'email'),
  }
  const fields = z.object({
    ...profileFields,
    email,
    emailConfirmation: z
      .string(withError('value.required'))
      .check(z.trim(), z.minLength(1, withError('value.required'))),
    password: newPasswordRule(toPasswordOwner(person)),
    passwordConfirmation: z
      .string(withError('value.required'))
      .check(z.minLength(1, withError('value.required'))),
    acceptsTerms: requiredCheckbox,
    acceptsPolicy: requiredCheckbox,
    /** The displayed versions. */
    termsId: chosenId('legal.notCurrent'),
    policyId: chosenId('legal.notCurrent'),
  })
  return withConfirmation(
    withConfirmation(fields, 'email', 'emailConfirmation'),
    'password',
    'passwordConfirmation',
  )
}
export type RegistrationInput = z.output<ReturnType<typeof registrationSchema>>
