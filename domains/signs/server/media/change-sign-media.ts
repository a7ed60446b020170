import { queueProcessing } from '#domains/media/index.ts'
import { resetFailed } from '#domains/media/server/processing/processing.queries.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { authorize } from '#platform/policy.ts'
import { withAttribution, withoutMedia } from '../../sign-media.ts'
import type { LoadedSign } from '../sign.queries.ts'
import type { SignsContext } from '../signs-context.ts'
import { type ConsentedAttribution, saveDocument } from './attach-upload.ts'
import { lockEditableSign } from './editable-sign.ts'
import { noteSignerConsent } from './signer-consent.queries.ts'

interface MediaOfSign {
  signId: number
  media: number
}

/**
 * Removes a file from a sign, as a new version; earlier versions keep it.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`, `media.notFound`
 */
export const detachMedia = (
  context: SignsContext & { db: Db },
  actor: Actor,
  { signId, media }: MediaOfSign,
): Promise<{ revision: number }> =>
  inTransaction(context.db, async (tx) => {
    const sign = await lockEditableSign(tx, actor, signId)
    requireMediaOf(sign, media)
    const document = withoutMedia(sign.document, media)
    return { revision: await saveDocument(context, tx, actor, { ...sign, document }) }
  })

/**
 * Changes licence, credit and signer of a file wherever the sign shows it, as a new version, and notes the signer's
 * consent, which no version contains.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`, `media.notFound`
 */
export const attributeMedia = (
  context: SignsContext & { db: Db },
  actor: Actor,
  { signId, media, signerConsent, ...attribution }: MediaOfSign & Required<ConsentedAttribution>,
): Promise<{ revision: number }> =>
  inTransaction(context.db, async (tx) => {
    const sign = await lockEditableSign(tx, actor, signId)
    requireMediaOf(sign, media)
    await noteSignerConsent(tx, { media, note: signerConsent ?? '', by: actorId(actor), at: context.now() })
    const document = withAttribution(sign.document, media, attribution)
    return { revision: await saveDocument(context, tx, actor, { ...sign, document }) }
  })

/**
 * Processes a failed video again.
 * @throws AppError the reasons of `mayAdminister`, `sign.notFound`, `media.notFound` also for one that did not fail
 */
export const processAgain = (
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  actor: Actor,
  { signId, media }: MediaOfSign,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    authorize(mayAdminister(actor))
    requireMediaOf(await lockEditableSign(tx, actor, signId), media)
    if (!(await resetFailed(tx, media))) throw new AppError('media.notFound')
    await queueProcessing(tx, jobs, media)
  })

function requireMediaOf({ document }: LoadedSign, id: number): void {
  if (!document.media.some(({ media }) => media === id)) throw new AppError('media.notFound')
}
