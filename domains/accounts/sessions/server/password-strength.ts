import * as z from 'zod/mini'
import { parseForm, withError } from '#platform/forms/schema.ts'
import { readTextField } from '#platform/forms/with-confirmation.ts'
import { passwordLengths } from '../../account.ts'
import { isCommonPassword, normalizePassword, trimNonLetters } from '../common-passwords.ts'
import { newPasswordRule, type PasswordOwner } from '../password.input.ts'

/**
 * Shorter words are not looked up with digits and marks around them. They need so many digits to reach ten characters
 * that the digits are most of the password.
 */
const minWordLength = 6

let publishedPasswords: Promise<ReadonlySet<string>> | undefined

/**
 * Parses a form with a new password. The error of a common password is reported together with all other errors.
 * @param field name of the field of the new password
 * @throws AppError `request.invalid` with the fields
 */
export const parsePasswordForm = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  field: string,
  form: unknown,
): Promise<z.output<Schema>> => parseForm(await rejectCommonPasswords(schema, field), form)

/**
 * Requires that a new password follows every rule. Use cases call it, because only they have the names and the address of
 * its owner.
 * @param field name of the field of the new password
 * @throws AppError `request.invalid` with the field
 */
export async function requireStrongPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  await parsePasswordForm(z.object({ [field]: newPasswordRule(owner) }), field, { [field]: password })
}

/**
 * Adds the check against a published list of common passwords to the schema of a form. The list is too large for
 * browsers and is loaded at its first use; browsers check against a short list only.
 * @param field name of the field of the new password
 */
export async function rejectCommonPasswords<Schema extends z.ZodMiniType>(
  schema: Schema,
  field: string,
): Promise<Schema> {
  publishedPasswords ??= loadPublishedPasswords()
  const publishedPasswordSet = await publishedPasswords
  return schema.check(
    z.refine(
      (form) => !isCommonPassword(readTextField(form, field), (text) => publishedPasswordSet.has(text)),
      {
        ...withError('value.passwordCommon'),
        path: [field],
        when: () => true,
      },
    ),
  )
}

/** The entries of the list that are long enough for a password here, and the words that can be most of one. */
async function loadPublishedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = dictionary['passwords-common'].map(normalizePassword)
  const words = all.map(trimNonLetters)
  return new Set([
    ...all.filter((password) => password.length >= passwordLengths.min),
    ...words.filter((word) => word.length >= minWordLength),
  ])
}
