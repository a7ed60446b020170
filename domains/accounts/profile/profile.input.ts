import * as z from 'zod/mini'
import { chosenId, optionalChosenId, optionalLine, requiredLine, withError } from '#platform/forms/schema.ts'
import { accountLengths, hearingStatuses } from '../account.ts'

const { name, lastName, socialName, state, zipCode, linkedProject } = accountLengths

/** A missing field is treated as empty. */
const optionalText = (max: number) =>
  z.pipe(
    z.nullish(optionalLine(max)),
    z.transform((text: string | null | undefined) => text ?? null),
  )

/** The fields of a profile, shared by registrations and changes of a profile. */
export const profileFields = {
  name: requiredLine(name),
  lastName: optionalText(lastName),
  socialName: optionalText(socialName),
  hearingStatus: z.enum(hearingStatuses, withError('value.choose')),
  firstLanguageId: optionalChosenId,
  professionId: chosenId('value.profession'),
  /** Or country. */
  state: optionalText(state),
  zipCode: optionalText(zipCode),
  institutionId: optionalChosenId,
  linkedProject: optionalText(linkedProject),
}

const profile = z.object(profileFields)
export type ProfileInput = z.output<typeof profile>
