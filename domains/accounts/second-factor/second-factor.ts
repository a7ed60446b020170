import type { Account } from '../account.ts'

/** Whose accounts must have a second factor; the setting REQUIRE_SECOND_FACTOR. */
export const secondFactorRequirements = ['none', 'owners', 'administrators', 'all'] as const
export type SecondFactorRequirement = (typeof secondFactorRequirements)[number]

export interface SecondFactorSettings {
  required: SecondFactorRequirement
  /** Path of the file with the key that encrypts the secrets of authenticator apps. */
  keyFile: string
}

/** Whether an account with these rights must have a second factor. Owners are administrators too. */
export function isSecondFactorRequired(
  required: SecondFactorRequirement,
  { isAdmin, isOwner }: Pick<Account, 'isAdmin' | 'isOwner'>,
): boolean {
  switch (required) {
    case 'none':
      return false
    case 'owners':
      return isOwner
    case 'administrators':
      return isAdmin
    case 'all':
      return true
  }
}

export const passkeyNameLength = 60
/** Maximum length of a code as typed. */
export const codeLength = 60
/** Maximum length of an administrator's reason; the table has the same check. */
export const resetReasonLength = 500
/** Number of recovery codes that are created at once. */
export const recoveryCodeCount = 10

export interface Passkey {
  id: number
  name: string
  createdAt: Date
  /** Null before the first sign-in with it. */
  lastUsedAt: Date | null
}

/** The second factors of an account, without secrets. */
export interface SecondFactors {
  passkeys: Passkey[]
  /** The authenticator app; null without one. */
  app: { createdAt: Date; lastUsedAt: Date | null } | null
  /** Number of unused recovery codes. */
  recoveryCodes: number
}

/** Recovery codes alone are no second factor: they replace one that was lost. */
export const hasSecondFactor = ({ passkeys, app }: Pick<SecondFactors, 'passkeys' | 'app'>): boolean =>
  passkeys.length > 0 || app !== null
