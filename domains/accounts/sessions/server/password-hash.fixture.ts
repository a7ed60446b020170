import { hashPassword } from './password-hash.ts'

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, made once for all tests of a worker, because hashing is slow by design. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}
