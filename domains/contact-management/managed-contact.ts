import type { NewContact } from '#domains/contacts/contact.ts'

export const contactStatuses = ['waiting', 'solved'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** What happened to a message after it was received. A solved message that waits again has a second `solved` later. */
export type ContactEventKind = 'waiting' | 'solved' | 'note' | 'reply' | 'taken' | 'released'

/** A message of a visitor, as the team works on it. Erased texts are empty. */
export interface ManagedContact extends NewContact {
  id: number
  status: ContactStatus
  /** The medium of the film; null without one, and after it was erased. */
  filmId: number | null
  /** Account ids. */
  assigneeId: number | null
  solverId: number | null
  /** For the team. */
  resolutionNote: string | null
  createdAt: Date
  /** When it was solved last; null while it waits. */
  solvedAt: Date | null
  erasedAt: Date | null
  /** Number of its changes, for conflicts. */
  revision: number
}

export interface ContactEvent {
  id: number
  kind: ContactEventKind
  actorId: number | null
  /** A note, or the text of an answer; null without a note, and of an erased answer. */
  text: string | null
  /** Of an answer, its subject; null for one before answers had subjects, and of an erased one. */
  subject: string | null
  at: Date
  /** Of an answer: whether its mail was sent. */
  delivery: 'waiting' | 'sent' | 'failed' | null
}

/**
 * When the personal data of a message are erased; null while it waits and after they were erased.
 * @param retentionMonths how long the personal data of a solved message are kept
 */
export function erasureDate(
  { solvedAt, erasedAt }: Pick<ManagedContact, 'solvedAt' | 'erasedAt'>,
  retentionMonths: number,
): Date | null {
  if (!solvedAt || erasedAt) return null
  const date = new Date(solvedAt)
  date.setUTCMonth(date.getUTCMonth() + retentionMonths)
  return date
}
