import * as z from 'zod/mini'
import { email } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from '../sessions/password.input.ts'

/** A person corrects the unconfirmed address of the own account. */
export const ownEmailCorrectionSchema = z.object({ email, password: enteredPasswordRule })
export type OwnEmailCorrection = z.output<typeof ownEmailCorrectionSchema>
