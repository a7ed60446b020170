import type { AccountState, AccountStatus } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'

export const hearingStatuses = ['deaf', 'hearing', 'interpreter', 'student', 'teacher'] as const
export type HearingStatus = (typeof hearingStatuses)[number]

/** The role that the panel names: an approver is a publisher or an administrator with the permission to approve. */
export const profileTypes = ['admin', 'approver', 'publisher'] as const
export type ProfileType = (typeof profileTypes)[number]

/** A person's account, without password and sessions. */
export interface Account {
  id: number
  email: string
  emailVerifiedAt: Date | null
  name: string
  lastName: string | null
  socialName: string | null
  hearingStatus: HearingStatus | null
  firstLanguageId: number | null
  professionId: number | null
  /** Or country. */
  state: string | null
  zipCode: string | null
  institutionId: number | null
  linkedProject: string | null
  /** Random part of the storage keys of the photo and its small square. */
  photo: string | null
  /** The language of mails. */
  locale: Locale
  isAdmin: boolean
  isApprover: boolean
  isOwner: boolean
  status: AccountStatus
  registeredAt: Date
  changedAt: Date
  /** Counts the changes: a form that began at an older one is refused. */
  revision: number
  deletedAt: Date | null
  deletedBy: number | null
}

/** The longest text of each field, counted as `maxlength` counts; the table has the same checks. */
export const accountLengths = {
  email: 254,
  name: 100,
  lastName: 100,
  socialName: 100,
  state: 100,
  zipCode: 20,
  linkedProject: 150,
} as const

export const passwordLengths = { min: 10, max: 128 } as const

/** Deletion stands over the status, which stays and comes back with reactivation. */
export const accountStateOf = ({ status, deletedAt }: Pick<Account, 'status' | 'deletedAt'>): AccountState =>
  deletedAt ? 'deleted' : status

/** What may become of an account, as a table. */
export const accountTransitions = {
  accept: { from: ['awaiting', 'rejected'], to: 'approved' },
  reject: { from: ['awaiting', 'approved'], to: 'rejected' },
  delete: { from: ['awaiting', 'approved', 'rejected'], to: 'deleted' },
  reactivate: { from: ['deleted'], to: 'before' },
} as const satisfies Record<string, { from: readonly AccountState[]; to: AccountState | 'before' }>
export type AccountTransition = keyof typeof accountTransitions

export const canTransition = (state: AccountState, move: AccountTransition): boolean =>
  (accountTransitions[move].from as readonly AccountState[]).includes(state)

/** Admin, else Approver with the permission, else Publisher. */
export const profileTypeOf = ({
  isAdmin,
  isApprover,
}: Pick<Account, 'isAdmin' | 'isApprover'>): ProfileType =>
  isAdmin ? 'admin' : isApprover ? 'approver' : 'publisher'

/** What makes a registration complete. */
const completionFields = ['lastName', 'firstLanguageId', 'institutionId'] as const
type CompletionFields = Pick<Account, (typeof completionFields)[number]>

/** Which of last name, first language and institution are missing. */
export const missingFields = (account: CompletionFields) =>
  completionFields.filter((field) => account[field] === null)

/** Last name, first language or institution is missing: a red dot asks for them. */
export const isIncomplete = (account: CompletionFields): boolean => missingFields(account).length > 0
