import * as z from 'zod/mini'
import { chosenId, withError } from '#platform/forms/schema.ts'
import { locales } from '#platform/i18n/locales.ts'
import { profileFields } from './profile.input.ts'

/** A change of the own profile. */
export const profileChangeSchema = z.object({
  ...profileFields,
  /** Language of mails. */
  locale: z.enum(locales, withError('value.choose')),
  /** Revision that the change started from. */
  revision: chosenId('value.invalid'),
})
export type ProfileChange = z.output<typeof profileChangeSchema>
