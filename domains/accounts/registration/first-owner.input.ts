import { z } from 'zod'
import { email, requiredLine } from '#platform/forms/schema.ts'
import { withConfirmation } from '#platform/forms/with-confirmation.ts'
import { accountLengths } from '../account.ts'
import { enteredPasswordRule, newPasswordRule, type PasswordOwner } from '../sessions/password.input.ts'

/** Who takes over a new installation. */
export const firstOwnerSchema = (person: PasswordOwner) =>
  withConfirmation(
    z.object({
      name: requiredLine(accountLengths.name),
      email,
      password: newPasswordRule(person),
      passwordConfirmation: enteredPasswordRule,
    }),
    'password',
    'passwordConfirmation',
  )

/** An administrator made by the operator. */
export const newAdminSchema = (person: PasswordOwner) =>
  z.object({ name: requiredLine(accountLengths.name), email, password: newPasswordRule(person) })
