/** What a link allows once. It is sent by mail; `first-owner` is written to a file of the data folder. */
export const oneTimeLinkKinds = [
  'first-owner',
  'confirm-email',
  'set-password',
  'reset-password',
  'change-password',
  'change-email-old',
  'change-email-new',
  'replace-email',
] as const
export type OneTimeLinkKind = (typeof oneTimeLinkKinds)[number]

/** A link without its secret. */
export interface OneTimeLink {
  id: number
  kind: OneTimeLinkKind
  /** Null for `first-owner` only, which creates the account. */
  accountId: number | null
  newEmail: string | null
  newPasswordHash: string | null
  expiresAt: Date
}

/** Lifetime of each kind of link, hours. */
export type LinkLifetimesInHours = Readonly<Record<OneTimeLinkKind, number>>

export const defaultLinkLifetimes: LinkLifetimesInHours = {
  'first-owner': 24,
  'confirm-email': 48,
  'set-password': 24,
  'reset-password': 1,
  'change-password': 24,
  'change-email-old': 24,
  'change-email-new': 24,
  'replace-email': 24,
}
