import { z } from 'zod'
import { confirms } from '#platform/forms/confirms.ts'
import { email, required } from '#platform/forms/schema.ts'
import { accountLengths } from './account.ts'
import { enteredPassword, type Person, passwordRule } from './password.input.ts'

/** Who takes over a new installation. */
export const firstOwner = (person: Person) =>
  confirms(
    z.object({
      name: required(accountLengths.name),
      email,
      password: passwordRule(person),
      passwordConfirmation: enteredPassword,
    }),
    'password',
    'passwordConfirmation',
  )

/** An administrator made by the operator. */
export const newAdmin = (person: Person) =>
  z.object({ name: required(accountLengths.name), email, password: passwordRule(person) })
