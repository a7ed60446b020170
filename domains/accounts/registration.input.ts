import { z } from 'zod'
import { confirms, written } from '#platform/forms/confirms.ts'
import { accepted, chosenId, email, says } from '#platform/forms/schema.ts'
import { accountLengths } from './account.ts'
import { passwordRule, personOf } from './password.input.ts'
import { profileFields } from './profile.input.ts'

/** What is longer than its field may hold is refused there, and need not be looked for in the password. */
const beginning = (values: unknown, field: keyof typeof accountLengths): string =>
  written(values, field).trim().slice(0, accountLengths[field])

/**
 * What a registration must hold. What may not stand in the password is told by the rest of the form.
 * @param values the form as it was sent
 */
export function registration(values: Record<string, unknown>) {
  const person = {
    name: beginning(values, 'name'),
    lastName: beginning(values, 'lastName'),
    socialName: beginning(values, 'socialName'),
    email: beginning(values, 'email'),
  }
  const fields = z.object({
    ...profileFields,
    email,
    emailConfirmation: z.string(says('value.required')).trim().min(1, says('value.required')),
    password: passwordRule(personOf(person)),
    passwordConfirmation: z.string(says('value.required')).min(1, says('value.required')),
    acceptsTerms: accepted,
    acceptsPolicy: accepted,
    /** The versions that were shown. */
    termsId: chosenId('legal.notCurrent'),
    policyId: chosenId('legal.notCurrent'),
  })
  return confirms(confirms(fields, 'email', 'emailConfirmation'), 'password', 'passwordConfirmation')
}
export type RegistrationInput = z.output<ReturnType<typeof registration>>
