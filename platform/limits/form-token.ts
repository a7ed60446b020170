import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '#platform/errors/app-error.ts'

/** Forms sent sooner after they were shown come from programs, ms; FORM_MIN_SECONDS changes it. */
export const defaultMinAgeMs = 3_000
/** An older token has expired and its form is shown again, ms. */
export const maxAgeMs = 24 * 60 * 60 * 1000

const tokenPattern = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/

const computeSignature = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`form ${content}`).digest('base64url')

/** The value of a hidden field: time of rendering, a random id, and the HMAC of both. */
export function newFormToken(secret: string, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${content}.${computeSignature(secret, content)}`
}

const hasSignature = (secret: string, content: string, signature: string): boolean => {
  const expected = computeSignature(secret, content)
  return (
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  )
}

/** Whether one of the secrets signed the token. */
export function isSignedByAny(secrets: readonly string[], token: string): boolean {
  const [, time = '', id = '', signature = ''] = tokenPattern.exec(token) ?? []
  return secrets.some((secret) => hasSignature(secret, `${time}.${id}`, signature))
}

/**
 * Verifies a token.
 * @param secrets the one that signs at present, and earlier ones
 * @returns the id of the rendered form
 * @throws AppError `form.tooQuick` when it is submitted faster than a person types; `form.expired` when it is too old,
 * from the future, or has a wrong HMAC
 */
export function verifyFormToken(
  secrets: readonly string[],
  token: string,
  now: Date,
  minAgeMs: number = defaultMinAgeMs,
): string {
  const [, time = '', id = ''] = tokenPattern.exec(token) ?? []
  const age = now.getTime() - Number.parseInt(time, 36)
  if (!isSignedByAny(secrets, token) || age < 0 || age > maxAgeMs) throw new AppError('form.expired')
  if (age < minAgeMs) throw new AppError('form.tooQuick')
  return id
}
