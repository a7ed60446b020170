import { findConsents } from '#domains/consent/index.ts'
import { publicChange } from '#domains/search/index.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { type AccountState, accountStateOf } from '../account.ts'
import { accountEffects } from '../account-effects.ts'
import { type AccountChange, type AccountFacts, isMove, mayChangeAccount } from '../account-moves.policy.ts'
import { displayName } from '../display-name.ts'
import type { AccountsContext } from './accounts-context.ts'
import { endLinks } from './links.ts'
import { endSessions } from './sessions.ts'
import { type DecidingRow, lockForDecision } from './user.queries.ts'

interface ChangeRequest {
  actor: Actor
  accountId: number
  change: AccountChange
  /** The state in which the person who decides saw the account. */
  seen: AccountState
}

/**
 * Changes the state or a right of somebody's account, remembers it, and queues the mail that tells the person. The
 * rights of who asks are read again: they may have been taken since the page was opened.
 * @returns by which name the person is called
 * @throws AppError `account.notFound`, `account.wrongState` also when another administrator was faster, and the
 * reasons of `mayChangeAccount`
 */
export async function changeAccount(
  { db, now, mails }: Pick<AccountsContext, 'db' | 'now' | 'mails'>,
  { actor, accountId, change, seen }: ChangeRequest,
): Promise<{ name: string }> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const rows = await lockForDecision(tx, actor.kind === 'account' ? [actor.id, accountId] : [accountId])
    const present = presentActor(actor, rows)
    const account = await factsOf(tx, accountId, rows)
    authorize(mayChangeAccount(present, account, change))
    if (isMove(change) && account.state !== seen) throw new AppError('account.wrongState')

    const { sets, event, mail } = accountEffects[change]
    const actorId = present.kind === 'account' ? present.id : null
    const names = await tx
      .updateTable('account')
      .set({ ...sets({ at, actorId }), changedAt: at })
      .where('id', '=', accountId)
      .returning(['name', 'lastName', 'socialName'])
      .executeTakeFirstOrThrow()
    await tx.insertInto('accountEvent').values({ accountId, actorId, kind: event, at }).execute()
    if (change === 'delete') {
      await endSessions(tx, accountId)
      await endLinks(tx, accountId, at)
    }
    await mails.queue(tx, { ...mail, accountId }, at)
    await publicChange(tx, 'person', [accountId])
    return { name: displayName(names) }
  })
}

function presentActor(actor: Actor, rows: readonly DecidingRow[]): Actor {
  if (actor.kind !== 'account') return actor
  const row = rows.find(({ id }) => id === actor.id)
  if (!row || row.deletedAt) return visitor
  const { status, isAdmin, isApprover, isOwner } = row
  return { ...actor, status, isAdmin, isApprover, isOwner }
}

async function factsOf(tx: Tx, id: number, rows: readonly DecidingRow[]): Promise<AccountFacts> {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('account.notFound')
  const choices = (await findConsents(tx, [id])).get(id)
  return {
    ...row,
    state: accountStateOf(row),
    adminsMayDelete: choices?.adminsMayDelete ?? null,
    othersOwn: rows.some((one) => one.isOwner && one.id !== id && accountStateOf(one) === 'approved'),
  }
}
