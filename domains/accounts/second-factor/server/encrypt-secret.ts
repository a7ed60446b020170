import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** The account is authenticated with the secret, so that a row copied to another account is useless. */
const contextOf = (accountId: number) => Buffer.from(`authenticator app of account ${accountId}`)

/** Encrypts the secret of an authenticator app. */
export function encryptSecret(key: Buffer, accountId: number, secret: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength })
  cipher.setAAD(contextOf(accountId))
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
}

/** The secret; null when it was encrypted with another key or for another account. */
export function decryptSecret(key: Buffer, accountId: number, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)]
  try {
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
    decipher.setAAD(contextOf(accountId))
    decipher.setAuthTag(tag)
    const content = bytes.subarray(ivLength + tagLength)
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
