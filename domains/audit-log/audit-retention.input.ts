import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { retentionChoices } from './audit-entry.ts'

const isChoice = (value: string) => retentionChoices.some((months) => `${months ?? ''}` === value)

/** The form of the retention in months; an empty choice is without end. */
export const auditRetentionSchema = z.object({
  months: z.pipe(
    z.string(withError('value.required')).check(z.refine(isChoice, withError('value.unknown'))),
    z.transform((value: string) => (value === '' ? null : Number(value))),
  ),
})
