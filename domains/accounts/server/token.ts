import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, as 43 characters that are safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The only form in which the database contains a secret. A fast hash suffices for 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
