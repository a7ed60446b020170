import { z } from 'zod'
import { withConfirmation } from '#platform/forms/confirms.ts'
import { email } from '#platform/forms/schema.ts'
import { enteredPassword, type Person, passwordRule } from './password.input.ts'

/** Asking for a link to a new password. */
export const forgottenPassword = z.object({ email })

/** A new password, written twice. */
export const newPassword = (person: Person) =>
  withConfirmation(
    z.object({ password: passwordRule(person), passwordConfirmation: enteredPassword }),
    'password',
    'passwordConfirmation',
  )

/** A person who is signed in asks for another password. */
export const passwordChange = (person: Person) =>
  withConfirmation(
    z.object({
      currentPassword: enteredPassword,
      newPassword: passwordRule(person),
      newPasswordConfirmation: enteredPassword,
    }),
    'newPassword',
    'newPasswordConfirmation',
  )
