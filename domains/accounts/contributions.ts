import type { Db, Tx } from '#platform/db/transaction.ts'

/** The lists of a person's contributions: published signs, signs they approved, deleted signs. */
export const contributionKinds = ['published', 'approved', 'deleted'] as const
export type ContributionKind = (typeof contributionKinds)[number]

/** A sign in such a list. */
export interface Contribution {
  id: number
  gloss: string
  publishedAt: Date | null
  deletedAt: Date | null
  /** Account id; null for the system. */
  deletedBy: number | null
}

/** A sign in the copy of a person's data. */
export interface ContributedSign {
  id: number
  gloss: string
  status: 'pending' | 'published' | 'deleted'
  /** The person's roles for the sign. */
  roles: ('author' | 'publisher' | 'approver')[]
  createdAt: Date
  changedAt: Date
  publishedAt: Date | null
  deletedAt: Date | null
}

export interface ContributionsExport {
  /** Signs that the person wrote, made public or approved, deleted ones included. */
  signs: ContributedSign[]
  /** The changes that the person made to signs, oldest first. */
  changes: { at: Date; kind: string; signIds: number[] }[]
}

export interface ContributionPage {
  accountId: number
  kind: ContributionKind
  /** Number of entries to skip, and of entries wanted. */
  from: number
  size: number
}

/**
 * What people contributed to the dictionary. The domain `signs` implements the interface and the program passes it in
 * the context, because accounts must not import signs.
 */
export interface Contributions {
  /** How many contributions of each kind a person has. One query. */
  count(db: Db, accountId: number): Promise<Record<ContributionKind, number>>
  /** Contributions of one kind, the latest first. One query. */
  list(db: Db, page: ContributionPage): Promise<Contribution[]>
  /** How many signs of the person are not deleted. */
  countSigns(db: Db, accountId: number): Promise<number>
  /** Everything the person contributed, for the copy of their data. */
  export(db: Db, accountId: number): Promise<ContributionsExport>
  /** Deletes the signs that the person wrote. */
  removeSigns(tx: Tx, accountId: number, at: Date): Promise<void>
}
