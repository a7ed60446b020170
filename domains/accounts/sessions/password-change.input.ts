import * as z from 'zod/mini'
import { email, withError } from '#platform/forms/schema.ts'
import { withConfirmation } from '#platform/forms/with-confirmation.ts'
import { enteredPasswordRule, newPasswordRule, type PasswordOwner } from './password.input.ts'

/** A request for the link that sets a new password. */
export const forgottenPasswordSchema = z.object({ email })
export type ForgottenPasswordInput = z.output<typeof forgottenPasswordSchema>

/** A new password with its confirmation. */
export const newPasswordSchema = (person: PasswordOwner) =>
  withConfirmation(
    z.object({ password: newPasswordRule(person), passwordConfirmation: enteredPasswordRule }),
    'password',
    'passwordConfirmation',
  )
export type NewPasswordInput = z.output<ReturnType<typeof newPasswordSchema>>

/** A signed-in person requests another password, which must differ from the current one. */
export const passwordChangeSchema = (person: PasswordOwner) =>
  withConfirmation(
    z
      .object({
        currentPassword: enteredPasswordRule,
        newPassword: newPasswordRule(person),
        newPasswordConfirmation: enteredPasswordRule,
      })
      .check(
        z.refine(
          ({ currentPassword, newPassword }) => currentPassword.normalize() !== newPassword.normalize(),
          { ...withError('value.passwordSame'), path: ['newPassword'] },
        ),
      ),
    'newPassword',
    'newPasswordConfirmation',
  )
export type PasswordChangeInput = z.output<ReturnType<typeof passwordChangeSchema>>
