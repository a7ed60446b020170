import * as z from 'zod/mini'
import { chosenId, requiredCheckbox, withError } from '#platform/forms/schema.ts'
import { type ConsentChoices, visibilities } from './consent.ts'

const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z.pipe(
    z
      .pipe(
        z.union([z.string(), z.number()], withError('value.choose')),
        z.transform((value: string | number) => (/^[1-9]$/.test(`${value}`) ? Number(value) : null)),
      )
      .check(z.refine((value) => value !== null && values.includes(value), withError('value.choose'))),
    z.transform((value: number | null) => value as Values[number]),
  )

const checkedBox = z.pipe(
  requiredCheckbox,
  z.transform(() => true as const),
)

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
}) satisfies z.ZodMiniType<ConsentChoices>

/** Acceptance of the terms or of the policy: the version that the form displayed. */
export const acceptanceSchema = z.object({ versionId: chosenId('value.invalid') })
export type AcceptanceInput = z.output<typeof acceptanceSchema>
