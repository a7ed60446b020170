import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks may differ by this many steps of 30 seconds. */
const clockTolerance = 1
/** Bytes; RFC 4226 recommends 160 bits. */
const secretLength = 20

const codePattern = /^\d{6}$/

/** A new secret of an authenticator app, in base 32. */
export const newAppSecret = (): string => new Secret({ size: secretLength }).base32

/** The address that an authenticator app reads from the picture. */
export const appUri = ({
  secret,
  issuer,
  account,
}: {
  secret: string
  issuer: string
  account: string
}): string => new TOTP({ ...settings, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()

/** The digits of a code as typed, with or without spaces; null if it cannot be a code of an app. */
export function parseTimeCode(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '')
  return codePattern.test(digits) ? digits : null
}

/**
 * The time step of a valid code; null for a wrong one. A step that was used before is no longer valid, nor are earlier
 * ones.
 */
export function findTimeStep({
  secret,
  code,
  at,
  lastStep,
}: {
  secret: string
  code: string
  at: Date
  lastStep: number
}): number | null {
  const timestamp = at.getTime()
  const delta = TOTP.validate({
    ...settings,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: clockTolerance,
  })
  if (delta === null) return null
  const step = TOTP.counter({ period: settings.period, timestamp }) + delta
  return step > lastStep ? step : null
}
