import { type Actor, actorId } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeSetup, mayUseSetup } from '../setup.policy.ts'
import type { HiddenSetup, StoredSetupFacts } from '../setup.ts'
import { readSetupFacts, storeHiddenSetup } from './setup-facts.queries.ts'

/** The kind of the mail, which `domains/accounts` composes. */
const testMailKind = 'test-mail'

function requireAccount(actor: Actor): number {
  const id = actorId(actor)
  if (id === null) throw new AppError('account.required')
  return id
}

/**
 * What is stored about people, mails and links. One query.
 * @throws AppError the reasons of `maySeeSetup`
 */
export async function getSetupFacts(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
): Promise<StoredSetupFacts> {
  authorize(maySeeSetup(actor))
  return readSetupFacts(db, { accountId: requireAccount(actor), kind: testMailKind, now: now() })
}

/**
 * Hides the setup on the overview of the person, for good or while all lines are ready, or shows it again.
 * @param input.hidden null to show it
 * @throws AppError the reasons of `mayUseSetup`
 */
export async function hideSetup(
  { db }: { db: Db },
  actor: Actor,
  { hidden }: { hidden: HiddenSetup | null },
): Promise<void> {
  authorize(mayUseSetup(actor))
  await inTransaction(db, (tx) => storeHiddenSetup(tx, requireAccount(actor), hidden))
}

/**
 * Queues a mail to the person, which shows whether mails arrive. While one waits for its first attempt, no second is queued.
 * @throws AppError the reasons of `mayUseSetup`
 */
export async function sendTestMail(
  { db, mails, now }: { db: Db; mails: MailQueue; now: () => Date },
  actor: Actor,
): Promise<void> {
  authorize(mayUseSetup(actor))
  const accountId = requireAccount(actor)
  const { testMail } = await readSetupFacts(db, { accountId, kind: testMailKind, now: now() })
  if (testMail?.state === 'waiting' && testMail.failure === null) return
  await inTransaction(db, (tx) => mails.enqueue(tx, { kind: testMailKind, accountId }, now()))
}
