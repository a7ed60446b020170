import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import { type Account, passwordLengths } from '../account.ts'
import { isCommonPassword, normalizePassword as plain } from './common-passwords.ts'

/** Whose password it is to be; either may be empty where it is not known. */
export interface PasswordOwner {
  /** All names, with spaces between. */
  name: string
  email: string
}

/** What the password of an account must not be made of. */
export const toPasswordOwner = ({
  name,
  lastName,
  socialName,
  email,
}: Pick<Account, 'name' | 'lastName' | 'socialName' | 'email'>): PasswordOwner => ({
  name: [name, lastName, socialName].filter(Boolean).join(' '),
  email,
})

const { min, max } = passwordLengths
/** Shorter names are found inside of ordinary words. */
const minPartLength = 4
const nonAlphanumerics = /[^\p{L}\p{N}]+/u
const nonLetters = /[^\p{L}]+/gu

/** A new password: 10 to 128 characters, neither common nor made of the person's name or address. */
export const newPasswordRule = (person: PasswordOwner): z.ZodType<string, string> =>
  z
    .string(withError('value.required'))
    .min(1, withError('value.required'))
    .min(min, withError('value.tooShort'))
    .max(max, withError('value.tooLong'))
    .refine((password) => !isCommonPassword(password), withError('value.passwordCommon'))
    .refine((password) => !isPersonal(password, person), withError('value.passwordPersonal'))

/** A password as it is entered to prove who asks: a rule made later must not lock anybody out. */
export const enteredPasswordRule = z
  .string(withError('value.required'))
  .min(1, withError('value.required'))
  .max(max, withError('value.tooLong'))

/** Whether a password holds the person's address, a part of it or a name; of short ones, is nothing else. */
function isPersonal(password: string, { name, email }: PasswordOwner): boolean {
  const folded = plain(password)
  const letters = folded.replace(nonLetters, '')
  const [local = ''] = email.split('@')
  const parts = [email, local, ...local.split(nonAlphanumerics), ...name.split(nonAlphanumerics), name].map(
    plain,
  )
  return parts.some(
    (part) =>
      part !== '' &&
      (part.length < minPartLength
        ? letters !== '' && letters.replaceAll(part, '') === ''
        : folded.includes(part)),
  )
}
