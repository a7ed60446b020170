import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.gen.ts'

/** The database outside a transaction. Inside one, use its `Tx`: the embedded engine has one connection. */
export type Db = Kysely<Tables>

/** One open transaction. */
export type Tx = Transaction<Tables>

/** Work that follows a commit; `db` is the database outside the transaction. */
type CommitEffect = (db: Db) => Promise<void>

const effectsByTransaction = new WeakMap<Tx, Set<CommitEffect>>()

/**
 * Runs work in one transaction, or in the one that is already open. After the commit, the effects that were
 * registered with `afterCommit` run one after the other before the result is returned; after a rollback none runs.
 */
export async function inTransaction<Result>(db: Db | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db as Tx)
  const effects = new Set<CommitEffect>()
  const result = await db.transaction().execute((tx) => {
    effectsByTransaction.set(tx, effects)
    return work(tx)
  })
  for (const effect of effects) await effect(db)
  return result
}

/**
 * Registers an effect that runs after the commit. The same function registered twice runs once. An effect must not
 * throw: the change is already stored.
 * @throws Error when the transaction was not opened by `inTransaction`
 */
export function afterCommit(tx: Tx, effect: CommitEffect): void {
  const effects = effectsByTransaction.get(tx)
  if (effects === undefined) throw new Error('This transaction was not opened by inTransaction')
  effects.add(effect)
}
