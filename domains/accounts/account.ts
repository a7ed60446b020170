import type { AccountState, AccountStatus } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'

export const hearingStatuses = ['deaf', 'hearing', 'interpreter', 'student', 'teacher'] as const
export type HearingStatus = (typeof hearingStatuses)[number]

/** The role in the panel. An approver is a publisher with the permission to approve. */
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
  /** State or country. */
  state: string | null
  zipCode: string | null
  institutionId: number | null
  linkedProject: string | null
  /** Random part of the storage keys of the photo; null without a photo. */
  photo: string | null
  /** Language of mails. */
  locale: Locale
  isAdmin: boolean
  isApprover: boolean
  isOwner: boolean
  status: AccountStatus
  registeredAt: Date
  changedAt: Date
  /** Number of the last change; a form that started from an older revision is refused. */
  revision: number
  deletedAt: Date | null
  deletedBy: number | null
  /** When the owner erased the person's data; the account cannot be reactivated then. */
  erasedAt: Date | null
}

/** Maximum length of each field, UTF-16 code units like `maxlength`; the table has the same checks. */
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

/** The state of an account: `deleted` hides the status, which reactivation restores. */
export const accountStateOf = ({ status, deletedAt }: Pick<Account, 'status' | 'deletedAt'>): AccountState =>
  deletedAt ? 'deleted' : status

/** The transitions between the states of an account; `before` is the state before the deletion. */
export const accountTransitions = {
  accept: { from: ['awaiting', 'rejected'], to: 'approved' },
  reject: { from: ['awaiting', 'approved'], to: 'rejected' },
  delete: { from: ['awaiting', 'approved', 'rejected'], to: 'deleted' },
  reactivate: { from: ['deleted'], to: 'before' },
} as const satisfies Record<string, { from: readonly AccountState[]; to: AccountState | 'before' }>
export type AccountTransition = keyof typeof accountTransitions

export const canTransition = (state: AccountState, move: AccountTransition): boolean =>
  (accountTransitions[move].from as readonly AccountState[]).includes(state)

/** The role of an account: administrator before approver before publisher. */
export const profileTypeOf = ({
  isAdmin,
  isApprover,
}: Pick<Account, 'isAdmin' | 'isApprover'>): ProfileType =>
  isAdmin ? 'admin' : isApprover ? 'approver' : 'publisher'

/** The fields of a complete registration. */
const completionFields = ['lastName', 'firstLanguageId', 'institutionId'] as const
type CompletionFields = Pick<Account, (typeof completionFields)[number]>

/** The missing ones of last name, first language and institution. */
export const missingFields = (account: CompletionFields) =>
  completionFields.filter((field) => account[field] === null)

/** Whether last name, first language or institution is missing; the panel shows a red dot. */
export const isIncomplete = (account: CompletionFields): boolean => missingFields(account).length > 0
