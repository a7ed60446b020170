import { isDeepStrictEqual } from 'node:util'
import type { LegalKind } from '#domains/content/legal-version.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { authorize } from '#platform/policy.ts'
import type { AcceptanceInput } from '../consent.input.ts'
import { mayAnswerConsent, mayChangeConsent } from '../consent.policy.ts'
import type { ConsentChoices } from '../consent.ts'
import {
  findAcceptedVersions,
  findConsents,
  findCurrentVersionId,
  insertAcceptance,
  lockAccountForConsent,
  storeConsent,
} from './consent.queries.ts'
import type { ConsentContext } from './consent-context.ts'

/**
 * A person accepts the newest terms of use.
 * @throws AppError `legal.missing`; `legal.notCurrent` when the version is not the newest; the reasons of
 * `mayAnswerConsent`
 */
export async function acceptTerms(
  ctx: ConsentContext,
  actor: AccountActor,
  { versionId }: AcceptanceInput,
): Promise<void> {
  authorize(mayAnswerConsent(actor))
  await withLockedAccount(ctx, actor.id, (tx, at) => acceptVersion(tx, actor.id, 'terms', versionId, at))
}

/**
 * A person accepts the newest privacy policy, on request together with the answers to the consent form.
 * @throws AppError `legal.missing`, `legal.notCurrent`; `consent.notSaved` for any other failure; the reasons of
 * `mayAnswerConsent`
 */
export async function acceptPolicy(
  ctx: ConsentContext,
  actor: AccountActor,
  { versionId, choices }: AcceptanceInput & { choices?: ConsentChoices | undefined },
): Promise<void> {
  authorize(mayAnswerConsent(actor))
  await withNotSavedError(
    withLockedAccount(ctx, actor.id, async (tx, at) => {
      await acceptVersion(tx, actor.id, 'privacy', versionId, at)
      if (choices) await saveChangedChoices(tx, actor.id, choices, at)
    }),
  )
}

/**
 * A person changes the answers to the consent form.
 * @throws AppError `legal.missing` while there is no policy to agree to; `consent.notSaved` for any other failure; the
 * reasons of `mayChangeConsent`
 */
export async function saveConsent(
  ctx: ConsentContext,
  actor: AccountActor,
  { choices }: { choices: ConsentChoices },
): Promise<void> {
  authorize(mayAnswerConsent(actor))
  await withNotSavedError(
    withLockedAccount(ctx, actor.id, async (tx, at) => {
      const terms = await findCurrentVersionId(tx, 'terms')
      const policy = await findCurrentVersionId(tx, 'privacy')
      if (policy === undefined) throw new AppError('legal.missing')
      const accepted = await findAcceptedVersions(tx, actor.id)
      const isTermsAccepted = terms === undefined || accepted.terms === terms
      authorize(mayChangeConsent(actor, { isTermsAccepted, isPolicyAccepted: accepted.privacy === policy }))
      await saveChangedChoices(tx, actor.id, choices, at)
    }),
  )
}

/** Serializes the answers of one account, so that two browser tabs write one history. */
function withLockedAccount(
  { db, now }: ConsentContext,
  accountId: number,
  change: (tx: Tx, at: Date) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockAccountForConsent(tx, accountId))) throw new AppError('account.notFound')
    await change(tx, now())
  })
}

/**
 * Stores that an account accepted a version. Part of larger use cases, such as the registration.
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
