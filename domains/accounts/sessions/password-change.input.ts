import { z } from 'zod'
import { email } from '#platform/forms/schema.ts'
import { withConfirmation } from '#platform/forms/with-confirmation.ts'
import { enteredPasswordRule, newPasswordRule, type PasswordOwner } from './password.input.ts'

/** Asking for a link to a new password. */
export const forgottenPasswordSchema = z.object({ email })

/** A new password, written twice. */
export const newPasswordSchema = (person: PasswordOwner) =>
  withConfirmation(
    z.object({ password: newPasswordRule(person), passwordConfirmation: enteredPasswordRule }),
    'password',
    'passwordConfirmation',
  )

/** A person who is signed in asks for another password. */
export const passwordChangeSchema = (person: PasswordOwner) =>
  withConfirmation(
    z.object({
      currentPassword: enteredPasswordRule,
      newPassword: newPasswordRule(person),
      newPasswordConfirmation: enteredPasswordRule,
    }),
    'newPassword',
    'newPasswordConfirmation',
  )
