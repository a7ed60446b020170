/** What a link that came by mail (first-owner: in a file of the data folder) allows, once. */
export const oneTimeLinkKinds = [
  'first-owner',
  'confirm-email',
  'set-password',
  'reset-password',
  'change-password',
  'change-email-old',
  'change-email-new',
] as const
export type OneTimeLinkKind = (typeof oneTimeLinkKinds)[number]

/** A link without its secret, of which only the hash is kept. */
export interface OneTimeLink {
  id: number
  kind: OneTimeLinkKind
  /** Null for `first-owner` alone: the account is made by its use. */
  accountId: number | null
  newEmail: string | null
  newPasswordHash: string | null
  expiresAt: Date
}

/** How long each kind of link lives, in hours. */
export type LinkLifetimesInHours = Readonly<Record<OneTimeLinkKind, number>>

export const defaultLinkLifetimes: LinkLifetimesInHours = {
  'first-owner': 24,
  'confirm-email': 48,
  'set-password': 24,
  'reset-password': 1,
  'change-password': 24,
  'change-email-old': 24,
  'change-email-new': 24,
}
