import type { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import { readTextField } from '#platform/forms/with-confirmation.ts'
import { passwordLengths } from '../../account.ts'
import { isCommonPassword, normalizePassword, trimNonLetters } from '../common-passwords.ts'

/** Around a shorter word stand so many digits, to make ten characters, that they are more of the password than it is. */
const minWordLength = 6

let publishedPasswords: Promise<ReadonlySet<string>> | undefined

/**
 * The form of a new password as every use case reads it: passwords of a published list are refused beside the field, and
 * its words with digits and marks around them, as the rule of the form refuses those of our own short list. The
 * published one is too large for a browser, and is read when a password is first set.
 * @param field of the form that the new password stands in
 */
export async function rejectCommonPasswords<Schema extends z.ZodType>(
  schema: Schema,
  field: string,
): Promise<Schema> {
  publishedPasswords ??= loadPublishedPasswords()
  const publishedPasswordSet = await publishedPasswords
  return schema.refine(
    (form) => !isCommonPassword(readTextField(form, field), (text) => publishedPasswordSet.has(text)),
    {
      ...withError('value.passwordCommon'),
      path: [field],
      when: () => true,
    },
  )
}

/** What of the list can be a password here, and the words that can be the most of one. */
async function loadPublishedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const all = dictionary['passwords-common'].map(normalizePassword)
  const words = all.map(trimNonLetters)
  return new Set([
    ...all.filter((password) => password.length >= passwordLengths.min),
    ...words.filter((word) => word.length >= minWordLength),
  ])
}
