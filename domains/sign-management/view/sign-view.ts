import type { SignVersion } from '#domains/signs/server/version.queries.ts'
import type { SignRefusals } from '#domains/signs/sign-abilities.ts'
import type { StoredDecisionKind } from '#domains/signs/sign-decisions.ts'
import type { SignState } from '#domains/signs/sign-state.ts'
import type { DifferenceView, GroupView } from './document.presenter.ts'

/** Display names; null for the program, for nobody and for people whose name is not shown. */
type PersonName = string | null

/** A decision in the history. */
export interface DecisionView {
  kind: StoredDecisionKind
  note: string | null
  by: PersonName
  at: Date
  publisher: { before: PersonName; after: PersonName } | null
}

/** A version in the history. */
export interface VersionView extends Omit<SignVersion, 'by' | 'decisions'> {
  by: PersonName
  decisions: DecisionView[]
}

export interface HistoryView {
  versions: VersionView[]
  page: number
  pages: number
  /** Two versions beside each other; null when none were chosen or one of them does not exist. */
  comparison: { from: number; to: number; differences: DifferenceView[] } | null
}

/** Everything about a sign that a person may see (SGN-13). */
export interface SignPageView {
  id: number
  gloss: string
  revision: number
  state: SignState
  /** Whether visitors see a version of it. */
  isPublic: boolean
  isOwn: boolean
  source: string | null
  author: PersonName
  publisher: PersonName
  publisherId: number | null
  /** All members by name, for the choice of another publisher; null while the page does not offer it. */
  publisherChoices: { id: number; name: string }[] | null
  approver: PersonName
  createdAt: Date
  changedAt: Date
  publishedAt: Date | null
  hasVideo: boolean
  /** Storage key of the poster of its video, else of its picture. */
  picture: string | null
  groups: GroupView[]
  /** The decision that asks for changes of the current version. */
  declined: DecisionView | null
  /** How the current version differs from what the public sees; null when nothing waits. */
  waiting: DifferenceView[] | null
  /** Why the person may not do something; null for what is allowed. */
  refusals: SignRefusals
  /** Null for people who see only what is public. */
  history: HistoryView | null
}
