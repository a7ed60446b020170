import { z } from 'zod'
import { chosenId, requiredCheckbox, withError } from '#platform/forms/schema.ts'
import { type ConsentChoices, visibilities } from './consent.ts'

const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z
    .union([z.string(), z.number()], withError('value.choose'))
    .transform((value) => (/^[1-9]$/.test(`${value}`) ? Number(value) : null))
    .refine((value) => value !== null && values.includes(value), withError('value.choose'))
    .transform((value) => value as Values[number])

const checkedBox = requiredCheckbox.transform(() => true)

/** The eight answers in the order of the form; each box must be ticked (decision D20). */
export const consentSchema = z.object({
  sharesGeneralData: checkedBox,
  emailVisibility: oneOf(visibilities),
  detailsVisibility: oneOf(visibilities),
  afterDeletion: oneOf([1, 2]),
  signsStay: checkedBox,
  adminsMayDelete: checkedBox,
  acceptsPolicy: checkedBox,
  adminsSeeChoices: checkedBox,
}) satisfies z.ZodType<ConsentChoices>

/** Acceptance of the terms or of the policy: the version that the form displayed. */
export const acceptanceSchema = z.object({ versionId: chosenId('value.invalid') })
export type AcceptanceInput = z.output<typeof acceptanceSchema>
