import { z } from 'zod'
import { chosenId, chosenIdOrNone, optional, required, says } from '#platform/forms/schema.ts'
import { accountLengths, hearingStatuses } from './account.ts'

const { name, lastName, socialName, state, zipCode, linkedProject } = accountLengths

/** A field that is not there counts as empty. */
const orNone = (max: number) =>
  optional(max)
    .nullish()
    .transform((text) => text ?? null)

/** What people tell of themselves, by the names of form fields; registering and every edit of a profile take these. */
export const profileFields = {
  name: required(name),
  lastName: orNone(lastName),
  socialName: orNone(socialName),
  hearingStatus: z.enum(hearingStatuses, says('value.choose')),
  firstLanguageId: chosenIdOrNone,
  professionId: chosenId('value.profession'),
  /** Or country. */
  state: orNone(state),
  zipCode: orNone(zipCode),
  institutionId: chosenIdOrNone,
  linkedProject: orNone(linkedProject),
}

const profile = z.object(profileFields)
export type ProfileInput = z.output<typeof profile>
