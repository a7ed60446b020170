import * as z from 'zod/mini'
import { email } from '#platform/forms/schema.ts'
import { withConfirmation } from '#platform/forms/with-confirmation.ts'
import { enteredPasswordRule } from '../sessions/password.input.ts'

/** A signed-in person requests another email address. */
export const emailChangeSchema = withConfirmation(
  z.object({ email, emailConfirmation: email, password: enteredPasswordRule }),
  'email',
  'emailConfirmation',
)
export type EmailChangeInput = z.output<typeof emailChangeSchema>
