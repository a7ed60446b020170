import { z } from 'zod'
import { required, says } from '#platform/forms/schema.ts'
import { accountLengths } from './account.ts'

/** What a person signs in with. Whether it is the form of an address is not asked: what is wrong is wrong together. */
export const signInSchema = z.object({
  email: required(accountLengths.email),
  password: z.string(says('value.required')).min(1, says('value.required')),
})
