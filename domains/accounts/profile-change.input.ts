import { z } from 'zod'
import { chosenId, says } from '#platform/forms/schema.ts'
import { locales } from '#platform/i18n/locales.ts'
import { profileFields } from './profile.input.ts'

/** What people change of their own profile. */
export const profileChange = z.object({
  ...profileFields,
  /** The language of mails. */
  locale: z.enum(locales, says('value.choose')),
  /** What the change started from. */
  revision: chosenId('value.invalid'),
})
export type ProfileChange = z.output<typeof profileChange>
