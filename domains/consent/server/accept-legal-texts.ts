import { isDeepStrictEqual } from 'node:util'
import type { LegalKind } from '#domains/content/legal-version.ts'
import { mayWrite } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { authorize } from '#platform/policy.ts'
import type { ConsentChoices } from '../consent.ts'
import {
  findConsents,
  findCurrentVersionId,
  insertAcceptance,
  lockAccount,
  storeConsent,
} from './consent.queries.ts'

interface ConsentContext {
  db: Db
  now: () => Date
}
type Person = { account: { id: number } }

/**
 * Refuses whatever writes while new terms, a new policy or the consent form wait for an answer; accepting them and
 * signing out do not ask.
 * @throws AppError `account.owesAcceptance`
 */
export const requireAcceptance = (actor: Actor): void => authorize(mayWrite(actor))

/**
 * A person accepts the newest terms of use.
 * @throws AppError `legal.missing`; `legal.notCurrent` when the version is not the newest
 */
export function acceptTerms(ctx: ConsentContext, { account }: Person, versionId: number): Promise<void> {
  return withLockedAccount(ctx, account.id, (tx, at) => acceptVersion(tx, account.id, 'terms', versionId, at))
}

/**
 * A person accepts the newest privacy policy, with their answers to the consent form where they give them too.
 * @throws AppError `legal.missing`, `legal.notCurrent`; `consent.notSaved` for any other failure
 */
export function acceptPolicy(
  ctx: ConsentContext,
  { account }: Person,
  versionId: number,
  choices?: ConsentChoices,
): Promise<void> {
  return withNotSavedError(
    withLockedAccount(ctx, account.id, async (tx, at) => {
      await acceptVersion(tx, account.id, 'privacy', versionId, at)
      if (choices) await saveChangedChoices(tx, account.id, choices, at)
    }),
  )
}

/**
 * A person changes their own answers to the consent form.
 * @throws AppError `legal.missing` while there is no policy to agree to; `consent.notSaved` for any other failure
 */
export function saveConsent(
  ctx: ConsentContext,
  { account }: Person,
  choices: ConsentChoices,
): Promise<void> {
  return withNotSavedError(
    withLockedAccount(ctx, account.id, async (tx, at) => {
      if ((await findCurrentVersionId(tx, 'privacy')) === undefined) throw new AppError('legal.missing')
      await saveChangedChoices(tx, account.id, choices, at)
    }),
  )
}

/** One change after the other, so that two tabs at once leave one history. */
function withLockedAccount(
  { db, now }: ConsentContext,
  accountId: number,
  change: (tx: Tx, at: Date) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw new AppError('account.notFound')
    await change(tx, now())
  })
}

/**
 * Keeps that an account accepted a version, in the transaction of what it is accepted for.
 * @throws AppError `legal.missing` while there is none; `legal.notCurrent` when it is not the newest
 */
export async function acceptVersion(
  tx: Tx,
  accountId: number,
  kind: LegalKind,
  versionId: number,
  at: Date,
): Promise<void> {
  const current = await findCurrentVersionId(tx, kind)
  if (current === undefined) throw new AppError('legal.missing')
  if (versionId !== current) throw new AppError('legal.notCurrent')
  await insertAcceptance(tx, { accountId, legalVersionId: versionId, at })
}

async function saveChangedChoices(
  tx: Tx,
  accountId: number,
  choices: ConsentChoices,
  at: Date,
): Promise<void> {
  const before = (await findConsents(tx, [accountId])).get(accountId)
  if (!isDeepStrictEqual(before, choices)) await storeConsent(tx, accountId, choices, at)
}

async function withNotSavedError(operation: Promise<void>): Promise<void> {
  try {
    await operation
  } catch (error) {
    const appError = toAppError(error)
    throw appError.code === 'server.error' ? new AppError('consent.notSaved', { cause: error }) : appError
  }
}
