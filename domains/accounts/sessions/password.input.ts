import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { type Account, passwordLengths } from '../account.ts'
import { isCommonPassword, normalizePassword as plain } from './common-passwords.ts'

/** The future owner of a password; empty texts where unknown. */
export interface PasswordOwner {
  /** All names, separated by spaces. */
  name: string
  email: string
}

/** The personal data that the password of an account must not contain. */
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
/** Characters. Shorter names occur inside ordinary words. */
const minPartLength = 4
const nonAlphanumerics = /[^\p{L}\p{N}]+/u
const nonLetters = /[^\p{L}]+/gu

/** A new password: 10 to 128 characters, neither common nor derived from the person's name or address. */
export const newPasswordRule = (person: PasswordOwner): z.ZodMiniType<string, string> =>
  z.string(withError('value.required')).check(
    z.minLength(1, withError('value.required')),
    z.minLength(min, withError('value.tooShort')),
    // The checks after it compare whole texts.
    z.maxLength(max, { ...withError('value.tooLong'), abort: true }),
    z.refine((password) => !isCommonPassword(password), withError('value.passwordCommon')),
    z.refine((password) => !isPersonal(password, person), withError('value.passwordPersonal')),
  )

/** A current password. It is not checked against rules that may be newer than the password. */
export const enteredPasswordRule = z
  .string(withError('value.required'))
  .check(z.minLength(1, withError('value.required')), z.maxLength(max, withError('value.tooLong')))

/**
 * Whether a password contains the person's address, a part of it, or a name. Short parts count only when the letters
 * of the password consist of nothing else.
 */
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
