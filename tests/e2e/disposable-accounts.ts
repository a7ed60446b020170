import { sql } from 'kysely'
import { hashPassword } from '#domains/accounts/index.ts'
import { insertAccount } from '#domains/accounts/server/account.queries.ts'
import type { AccountStatus } from '#platform/actor.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { castPassword } from '#seeds/cast-people.ts'

interface DisposableAccount {
  /** `approved` by default. */
  status?: AccountStatus
  /** Accepted nothing and answered nothing, or did not accept the privacy policy, or did not answer the consent form. */
  pending?: 'everything' | 'policy' | 'consent'
}

/** One account of Grace for each journey that changes an account, named after the journey. */
const accounts = {
  passwordReset: {},
  passwordResetWithoutScript: {},
  passwordChange: {},
  passwordChangeRefused: {},
  emailChange: {},
  profileEdit: {},
  profileEditWithoutScript: {},
  photoChange: {},
  sessionEnd: {},
  accountDeletion: {},
  secondFactorApp: {},
  secondFactorWithoutScript: {},
  secondFactorPasskey: {},
  secondFactorLost: {},
  awaitingAcceptance: { status: 'awaiting' },
  rejectionAndDeletion: {},
  lostMailbox: {},
  decidedTogether: { status: 'awaiting' },
  decidedMeanwhile: { status: 'awaiting' },
  acceptedWithoutScript: { status: 'awaiting' },
  decidedWithoutScript: { status: 'awaiting' },
  consentInSections: { pending: 'everything' },
  consentWithoutScript: { pending: 'everything', status: 'awaiting' },
  consentInTwoTabs: { pending: 'consent' },
  consentChange: {},
  consentInWindows: { pending: 'everything' },
  consentWithdrawal: {},
  policyAcceptance: { pending: 'policy' },
  unsavedChanges: {},
  correctedErrors: {},
  newTerms: {},
  dataErasure: {},
} as const satisfies Record<string, DisposableAccount>

export type DisposableAccountKey = keyof typeof accounts

const wordsOf = (key: DisposableAccountKey): string[] => key.split(/(?=[A-Z])/)

/** The address that the account signs in with; its password is that of the cast. */
export const disposableEmail = (key: DisposableAccountKey): string =>
  `grace.${wordsOf(key).join('-').toLowerCase()}@school.example`

/** The last name, which no other account has. */
const lastNameOf = (key: DisposableAccountKey): string =>
  wordsOf(key)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The name that the panel shows. */
export const disposableName = (key: DisposableAccountKey): string => `Grace ${lastNameOf(key)}`

/** Inserts the accounts. They have the acceptances and the consent of Bruno, except for what is pending. */
export async function loadDisposableAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword(castPassword)
  const at = new Date('2026-11-02T12:00:00Z')
  const entries = Object.entries(accounts) as [DisposableAccountKey, DisposableAccount][]
  await inTransaction(db, async (tx) => {
    for (const [key, { status = 'approved', pending }] of entries) {
      const { id } = await insertAccount(tx, {
        name: 'Grace',
        lastName: lastNameOf(key),
        locale: 'en',
        status,
        email: disposableEmail(key),
        passwordHash,
        emailVerifiedAt: at,
        registeredAt: at,
      })
      await copyAcceptances(tx, id, pending)
    }
  })
}

async function copyAcceptances(tx: Tx, id: number, pending: DisposableAccount['pending']): Promise<void> {
  const bruno = 2
  if (pending !== 'everything' && pending !== 'consent')
    await sql`
      insert into consent select ${id}, shares_general_data, email_visibility, details_visibility, after_deletion,
        signs_stay, admins_may_delete, accepts_policy, admins_see_choices, changed_at
      from consent where account_id = ${bruno}
    `.execute(tx)
  if (pending === 'everything') return
  await sql`
    insert into legal_acceptance select ${id}, legal_version_id, at
    from legal_acceptance join legal_version on legal_version.id = legal_version_id
    where account_id = ${bruno} and kind <> ${pending === 'policy' ? 'privacy' : 'none'}
  `.execute(tx)
}
