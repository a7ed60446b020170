import { z } from 'zod'
import { withConfirmation } from '#platform/forms/confirms.ts'
import { email } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from './password.input.ts'

/** A person who is signed in asks for another address. */
export const emailChangeSchema = withConfirmation(
  z.object({ email, emailConfirmation: email, password: enteredPasswordRule }),
  'email',
  'emailConfirmation',
)
