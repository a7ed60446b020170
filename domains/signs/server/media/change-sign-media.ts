import { queueProcessing } from '#domains/media/index.ts'
import { resetFailed } from '#domains/media/server/processing/processing.queries.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { authorize } from '#platform/policy.ts'
import { withAttribution, withoutMedia } from '../../sign-media.ts'
import type { SignsContext } from '../signs-context.ts'
import type { ConsentedAttribution } from './attach-upload.ts'
import { type FileOwner, type HeldFiles, holderOf } from './file-holder.ts'
import { noteSignerConsent } from './signer-consent.queries.ts'

type FileOfOwner = FileOwner & { media: number }

/**
 * Removes a file from a sign, as a new version; earlier versions keep it. A draft keeps nothing.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`, `draft.notFound`, `media.notFound`
 */
export const detachMedia = (
  context: SignsContext & { db: Db },
  actor: Actor,
  { media, ...owner }: FileOfOwner,
): Promise<{ revision: number }> =>
  inTransaction(context.db, async (tx) => {
    const holder = holderOf(context, actor, owner)
    const held = await holder.lock(tx)
    requireMediaOf(held, media)
    return { revision: await holder.save(tx, { ...held, document: withoutMedia(held.document, media) }) }
  })

/**
 * Changes licence, credit and signer of a file wherever the sign shows it, as a new version, and notes the signer's
 * consent, which no version contains.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`, `draft.notFound`, `media.notFound`
 */
export const attributeMedia = (
  context: SignsContext & { db: Db },
  actor: Actor,
  { media, signerConsent, ...input }: FileOfOwner & Required<ConsentedAttribution>,
): Promise<{ revision: number }> =>
  inTransaction(context.db, async (tx) => {
    const holder = holderOf(context, actor, input)
    const held = await holder.lock(tx)
    requireMediaOf(held, media)
    await noteSignerConsent(tx, { media, note: signerConsent ?? '', by: actorId(actor), at: context.now() })
    const document = withAttribution(held.document, media, input)
    return { revision: await holder.save(tx, { ...held, document }) }
  })

/**
 * Processes a failed video again.
 * @throws AppError the reasons of `mayAdminister`, `sign.notFound`, `draft.notFound`, `media.notFound` also for one that did not fail
 */
export const processAgain = (
  { jobs, ...context }: SignsContext & { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  actor: Actor,
  { media, ...owner }: FileOfOwner,
): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    authorize(mayAdminister(actor))
    requireMediaOf(await holderOf(context, actor, owner).lock(tx), media)
    if (!(await resetFailed(tx, media))) throw new AppError('media.notFound')
    await queueProcessing(tx, jobs, media)
  })

function requireMediaOf({ document }: HeldFiles, id: number): void {
  if (!document.media.some(({ media }) => media === id)) throw new AppError('media.notFound')
}
