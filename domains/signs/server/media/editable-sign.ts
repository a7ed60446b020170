import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayEdit, maySee } from '../../sign.policy.ts'
import { type LoadedSign, loadSigns, lockSigns } from '../sign.queries.ts'

/** @throws AppError `sign.notFound` also for signs that the actor does not see; the reasons of `mayEdit` */
export async function requireEditableSign(
  { db }: { db: Db | Tx },
  actor: Actor,
  { id }: { id: number },
): Promise<LoadedSign> {
  const sign = (await loadSigns(db, [id])).get(id)
  if (!sign) throw new AppError('sign.notFound')
  authorize(maySee(actor, sign))
  authorize(mayEdit(actor, sign))
  return sign
}

/** The same, waiting for other changes of the sign. */
export async function lockEditableSign(tx: Tx, actor: Actor, id: number): Promise<LoadedSign> {
  await lockSigns(tx, [id])
  return requireEditableSign({ db: tx }, actor, { id })
}
