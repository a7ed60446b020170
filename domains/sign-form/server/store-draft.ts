import { mayCreate, mayKeepDraft } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { authorize } from '#platform/policy.ts'
import { type DraftSummary, maxNewDrafts } from '../draft.ts'
import type { DraftInput } from '../sign-form.input.ts'
import { queueAbandonedFiles } from './abandoned-files-job.ts'
import {
  countNewDrafts,
  deleteDraft,
  findDraft,
  insertDraft,
  listDraftSummaries,
  lockAccountForDrafts,
  updateDraft,
} from './draft.queries.ts'
import { findEditableSign } from './editable-sign.queries.ts'
import type { FormContext } from './form-context.ts'
import { requireAccountId } from './require-account-id.ts'

export interface StoredDraft {
  id: number
  /** False when a later state is already stored; then nothing was written. */
  stored: boolean
  /** The number, time and browser of the state that is stored now. */
  sequence: number
  changedAt: Date
  device: string
}

/**
 * Stores the state of a form. An earlier state that arrives later never replaces a later one. The files of a new sign
 * stay as they are stored, see `draftFiles`.
 * @throws AppError `draft.tooMany`, `sign.notFound`, and the reasons of `mayCreate` and `mayKeepDraft`
 */
export const storeDraft = (
  context: FormContext,
  actor: Actor,
  { draft, ...input }: DraftInput & { device: string },
): Promise<StoredDraft> =>
  inTransaction(context.db, async (tx) => {
    const accountId = requireAccountId(actor)
    await authorizeDraft(tx, actor, input.sign?.id)
    const changedAt = context.now()
    const document = input.sign ? input.document : { ...input.document, media: [] }
    const state = { ...input, document, accountId, changedAt }
    const existing =
      input.sign === null
        ? draft === null
          ? undefined
          : await findDraft(tx, accountId, { id: draft })
        : await findDraft(tx, accountId, { signId: input.sign.id })
    if (!existing && input.sign === null) {
      await lockAccountForDrafts(tx, accountId)
      if ((await countNewDrafts(tx, accountId)) >= maxNewDrafts)
        throw new AppError('draft.tooMany', { params: { max: maxNewDrafts } })
    }
    const id = existing ? await updateDraft(tx, existing.id, state) : await insertDraft(tx, state)
    if (id !== undefined)
      return { id, stored: true, sequence: input.sequence, changedAt, device: input.device }
    if (!existing) throw new AppError('server.busy')
    const { sequence, device, changedAt: before } = existing
    return { id: existing.id, stored: false, sequence, changedAt: before, device }
  })

async function authorizeDraft(tx: Tx, actor: Actor, signId: number | undefined): Promise<void> {
  if (signId === undefined) return authorize(mayCreate(actor))
  const sign = await findEditableSign(tx, signId)
  if (!sign) throw new AppError('sign.notFound')
  authorize(mayKeepDraft(actor, sign))
}

/** Deletes a draft of the actor with its files; nothing happens if it does not exist. */
export const discardDraft = (
  { db, jobs }: FormContext & { jobs: Pick<Jobs, 'enqueue'> },
  actor: Actor,
  { draft }: { draft: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await deleteDraft(tx, requireAccountId(actor), draft)
    await queueAbandonedFiles(tx, jobs)
  })

/** The drafts of the actor without their contents, the newest first. */
export const listDrafts = (context: Pick<FormContext, 'db'>, actor: Actor): Promise<DraftSummary[]> =>
  listDraftSummaries(context.db, requireAccountId(actor))
