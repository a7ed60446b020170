import { hash, verify } from '@node-rs/argon2'

/** argon2id, which is the library's own choice, with 19 MiB and two rounds: some 25 ms. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same letters are the same bytes, whether a keyboard writes `é` in one or two characters. */
const toNfc = (password: string) => password.normalize('NFC')

/** Makes what is kept of a password. */
export const hashPassword = (password: string): Promise<string> => hash(toNfc(password), argon2Options)

/**
 * Whether a password is the one that was hashed.
 * @param stored null where there is none to compare with: nothing fits, after as much work
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, toNfc(password))
  await hashPassword(password)
  return false
}
