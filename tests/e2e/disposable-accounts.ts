import { sql } from 'kysely'
import { hashPassword, insertAccount } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { castPassword } from '#seeds/cast-people.ts'

/** Accounts of Grace for journeys that change an account: the cast stays as all other journeys know it. */
export const disposableAccounts = {
  forgets: 'grace.forgets@school.example',
  asks: 'grace.asks@school.example',
  moves: 'grace.moves@school.example',
  changes: 'grace.changes@school.example',
  edits: 'grace.edits@school.example',
  shows: 'grace.shows@school.example',
  renews: 'grace.renews@school.example',
  ends: 'grace.ends@school.example',
  leaves: 'grace.leaves@school.example',
  stays: 'grace.stays@school.example',
} as const

/** Puts Grace's accounts in, accepted and with the password of the cast; what Bruno has answered they have answered. */
export async function loadDisposableAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword(castPassword)
  const at = new Date('2026-11-02T12:00:00Z')
  await db.transaction().execute(async (tx) => {
    for (const email of Object.values(disposableAccounts)) {
      const facts = { name: 'Grace', locale: 'en', status: 'approved' } as const
      const { id } = await insertAccount(tx, {
        ...facts,
        email,
        passwordHash,
        emailVerifiedAt: at,
        registeredAt: at,
      })
      await sql`
        insert into consent select ${id}, shares_general_data, email_visibility, details_visibility, after_deletion,
          signs_stay, admins_may_delete, accepts_policy, admins_see_choices, changed_at from consent where account_id = 2
      `.execute(tx)
      await sql`
        insert into legal_acceptance select ${id}, legal_version_id, at from legal_acceptance where account_id = 2
      `.execute(tx)
    }
  })
}
