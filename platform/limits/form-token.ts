import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '#platform/errors/app-error.ts'

/** Nobody fills in a form faster, ms. */
export const quickestMs = 3_000
/** A form that was left open longer is shown anew, ms. */
export const longestMs = 24 * 60 * 60 * 1000

const form = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/

const sign = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`form ${content}`).digest('base64url')

/** What stands hidden in a form: when it was shown, an id of its own, and the proof that both come from here. */
export function newFormToken(secret: string, now: Date): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${content}.${sign(secret, content)}`
}

/**
 * The id of the form that a token belongs to.
 * @throws AppError `form.tooQuick` when it comes back sooner than a person types; `form.expired` when it is too old,
 * from the future, or not from here
 */
export function readFormToken(secret: string, token: string, now: Date): string {
  const [, time = '', id = '', signature = ''] = form.exec(token) ?? []
  const expected = sign(secret, `${time}.${id}`)
  const isOurs =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  const age = now.getTime() - Number.parseInt(time, 36)
  if (!isOurs || age < 0 || age > longestMs) throw new AppError('form.expired')
  if (age < quickestMs) throw new AppError('form.tooQuick')
  return id
}
