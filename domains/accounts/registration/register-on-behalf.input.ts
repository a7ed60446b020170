import * as z from 'zod/mini'
import { email, withError } from '#platform/forms/schema.ts'
import { locales } from '#platform/i18n/locales.ts'
import { profileFields } from '../profile/profile.input.ts'

/** The registration of a person by an administrator; the person sets the password. */
export const onBehalfRegistrationSchema = z.object({
  ...profileFields,
  email,
  /** Language of mails. */
  locale: z.enum(locales, withError('value.choose')),
  approved: z.pipe(
    z.optional(z.string()),
    z.transform((checked: string | undefined) => checked === 'on'),
  ),
})
export type OnBehalfRegistration = z.output<typeof onBehalfRegistrationSchema>
