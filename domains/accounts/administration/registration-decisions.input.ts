import { z } from 'zod'
import { chosenId, withError } from '#platform/forms/schema.ts'
import { reasonRule } from './account-change.input.ts'
import { registrationDecisions } from './registration-decision.ts'

/** More people than the list shows on a page. */
const maxPeople = 200

/** One decision about several people who await it. */
export const registrationDecisionsSchema = z.object({
  change: z.enum(registrationDecisions, withError('value.invalid')),
  accountIds: z
    .array(chosenId('value.invalid'), withError('value.choose'))
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.number()).min(1, withError('value.choose')).max(maxPeople, withError('value.invalid'))),
  reason: reasonRule,
})
export type RegistrationDecisions = z.output<typeof registrationDecisionsSchema>
