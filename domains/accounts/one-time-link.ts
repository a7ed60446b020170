/**
 * What a link allows once. It is sent by mail; `first-owner` is written to a file of the data folder. `contact-email`
 * confirms the contact address of the website; its account asked for the address.
 */
export const oneTimeLinkKinds = [
  'first-owner',
  'confirm-email',
  'set-password',
  'reset-password',
  'change-password',
  'change-email-old',
  'change-email-new',
  'replace-email',
  'contact-email',
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

/** A link that was neither used nor revoked, with the state of its mail. */
export interface WaitingLink<Kind extends OneTimeLinkKind> {
  id: number
  kind: Kind
  newEmail: string | null
  mail: 'waiting' | 'sent' | 'failed'
}

/** Whether a link was used. Links that end without being used expire at the same moment. */
export const wasUsed = ({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date | null }): boolean =>
  usedAt !== null && expiresAt !== null && usedAt < expiresAt

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
  'contact-email': 24,
}
