import { z } from 'zod'
import { email, withError } from '#platform/forms/schema.ts'
import { locales } from '#platform/i18n/locales.ts'
import { profileFields } from '../profile/profile.input.ts'

/** What an administrator writes who registers a person; the person sets the password themselves. */
export const onBehalfRegistrationSchema = z.object({
  ...profileFields,
  email,
  /** Of the mails. */
  locale: z.enum(locales, withError('value.choose')),
  approved: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
})
export type OnBehalfRegistration = z.output<typeof onBehalfRegistrationSchema>
