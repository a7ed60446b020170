/** What a link that came by mail (first-owner: in a file of the data folder) allows, once. */
export const linkKinds = [
  'first-owner',
  'confirm-email',
  'set-password',
  'reset-password',
  'change-password',
  'change-email-old',
  'change-email-new',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** A link without its secret, of which only the hash is kept. */
export interface Link {
  id: number
  kind: LinkKind
  /** Null for `first-owner` alone: the account is made by its use. */
  accountId: number | null
  newEmail: string | null
  newPasswordHash: string | null
  expiresAt: Date
}

/** How long each kind of link lives, in hours. */
export type LinkHours = Readonly<Record<LinkKind, number>>

export const standardLinkHours: LinkHours = {
  'first-owner': 24,
  'confirm-email': 48,
  'set-password': 24,
  'reset-password': 1,
  'change-password': 24,
  'change-email-old': 24,
  'change-email-new': 24,
}
