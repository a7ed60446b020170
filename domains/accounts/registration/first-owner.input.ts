import * as z from 'zod/mini'
import { email, requiredLine } from '#platform/forms/schema.ts'
import { withConfirmation } from '#platform/forms/with-confirmation.ts'
import { accountLengths } from '../account.ts'
import { enteredPasswordRule, newPasswordRule, type PasswordOwner } from '../sessions/password.input.ts'

/** The form of the first owner of an installation. */
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
export type FirstOwnerInput = z.output<ReturnType<typeof firstOwnerSchema>>

/** An administrator whom the operator creates. */
export const newAdminSchema = (person: PasswordOwner) =>
  z.object({ name: requiredLine(accountLengths.name), email, password: newPasswordRule(person) })
export type NewAdmin = z.output<ReturnType<typeof newAdminSchema>>

/** The local part of an address, which replaces the missing name of an administrator. */
export const nameFromEmail = (address: string): string => address.split('@')[0] ?? ''
