import { z } from 'zod'
import { withConfirmation } from '#platform/forms/confirms.ts'
import { email } from '#platform/forms/schema.ts'
import { enteredPassword } from './password.input.ts'

/** A person who is signed in asks for another address. */
export const emailChange = withConfirmation(
  z.object({ email, emailConfirmation: email, password: enteredPassword }),
  'email',
  'emailConfirmation',
)
