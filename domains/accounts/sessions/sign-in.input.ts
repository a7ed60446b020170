import { z } from 'zod'
import { requiredLine, withError } from '#platform/forms/schema.ts'
import { accountLengths } from '../account.ts'

/** What a person signs in with. Whether it is the form of an address is not asked: what is wrong is wrong together. */
export const signInSchema = z.object({
  email: requiredLine(accountLengths.email),
  password: z.string(withError('value.required')).min(1, withError('value.required')),
})
