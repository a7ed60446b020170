import type { Decision } from '#platform/policy.ts'
import type { AdministrativeEventKind } from '../account-event.ts'
import type { Contribution, ContributionKind } from '../contributions.ts'
import type { PersonView } from '../person.presenter.ts'
import type { AccountAbilities } from './account-change.policy.ts'

/** A person for an administrator, with the decisions that the administrator may make. */
export interface UserView {
  person: PersonView
  /** Whether the person has answered the consent form. */
  hasAnswered: boolean
  isVerified: boolean
  isAdmin: boolean
  isApprover: boolean
  /** Whether the owner erased the data of the person. */
  isErased: boolean
  abilities: AccountAbilities
  /** Whether the viewer may correct or replace the address. */
  emailAbilities: { correct: Decision; replace: Decision }
}

/** A sign of a person; `deletedBy` is a display name. */
export interface UserSign extends Omit<Contribution, 'deletedBy'> {
  deletedBy: string | null
}

/** A page of a person's signs of one kind, with the number of signs of each kind. */
export interface UserSigns {
  counts: Record<ContributionKind, number>
  page: number
  pages: number
  signs: UserSign[]
}

/** An event in the history of an account. */
export interface UserHistoryEntry {
  kind: AdministrativeEventKind
  at: Date
  /** Display name; null for the system. */
  by: string | null
  /** Whether the person made the change. */
  isOwn: boolean
  /** What the administrator gave as the reason. */
  reason: string | null
}

/** A person in the components of the administration, with a formatted date of registration. */
export type UserRow = Omit<PersonView, 'registeredAt'> & {
  /** Null for a former member. */
  registered: string | null
}

/** A person in the list. */
export type ListedUserRow = UserRow & { isVerified: boolean }

/** A sign in a table, with formatted dates. */
export type UserSignRow = Omit<UserSign, 'publishedAt' | 'deletedAt'> & {
  publishedAt: string | null
  deletedAt: string | null
}

/** An event in a table, with formatted date and time. */
export type UserHistoryRow = Omit<UserHistoryEntry, 'at'> & { at: string }
