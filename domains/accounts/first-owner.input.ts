import { z } from 'zod'
import { withConfirmation } from '#platform/forms/confirms.ts'
import { email, requiredLine } from '#platform/forms/schema.ts'
import { accountLengths } from './account.ts'
import { enteredPassword, type Person, passwordRule } from './password.input.ts'

/** Who takes over a new installation. */
export const firstOwner = (person: Person) =>
  withConfirmation(
    z.object({
      name: requiredLine(accountLengths.name),
      email,
      password: passwordRule(person),
      passwordConfirmation: enteredPassword,
    }),
    'password',
    'passwordConfirmation',
  )

/** An administrator made by the operator. */
export const newAdmin = (person: Person) =>
  z.object({ name: requiredLine(accountLengths.name), email, password: passwordRule(person) })
