import { type Actor, actorId } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeMissingWords } from '../missing-word.policy.ts'
import type { MissingWordKey } from '../missing-word.ts'
import { deleteSetAside, findReportedWord, storeSetAside } from './missing-word-report.queries.ts'

interface Context {
  db: Db
  now: () => Date
}

/**
 * Sets a word aside: it is reported no more, whatever is searched. The reason is for the team.
 * @throws AppError `missingWord.notFound`; `missingWord.changed` when somebody set it aside meanwhile; the reasons of
 *   `mayChangeMissingWords`
 */
export async function setAsideWord(
  { db, now }: Context,
  actor: Actor,
  { reason, ...key }: MissingWordKey & { reason: string },
): Promise<void> {
  authorize(mayChangeMissingWords(actor))
  await inTransaction(db, async (tx) => {
    const word = await findReportedWord(tx, key)
    if (!word) throw new AppError('missingWord.notFound')
    if (!(await storeSetAside(tx, word, { at: now(), by: actorId(actor), reason })))
      throw new AppError('missingWord.changed')
  })
}

/**
 * Takes a word back that was set aside.
 * @throws AppError `missingWord.changed` when it is not set aside any more; the reasons of `mayChangeMissingWords`
 */
export async function takeWordBack(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  key: MissingWordKey,
): Promise<void> {
  authorize(mayChangeMissingWords(actor))
  await inTransaction(db, async (tx) => {
    if (!(await deleteSetAside(tx, key))) throw new AppError('missingWord.changed')
  })
}
