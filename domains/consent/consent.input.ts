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

/** The eight answers in the order of the form; each box must be ticked (D20). */
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

/** The version of terms or policy that a person was shown when they accepted it. */
export const acceptanceSchema = z.object({ versionId: chosenId('value.invalid') })
