import argon2 from '@node-rs/argon2'

/** argon2id, the default of the library, with 19 MiB and two rounds: about 25 ms. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards write `é` as one or two code points; NFC makes them equal. */
const toNfc = (password: string) => password.normalize('NFC')

/** The hash that is stored for a password. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(toNfc(password), argon2Options)

/**
 * Whether a password matches a stored hash.
 * @param stored null when there is no hash: the answer is false, after the same amount of work
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return argon2.verify(stored, toNfc(password))
  await hashPassword(password)
  return false
}
