import type { FileHolder, HeldFiles } from '#domains/signs/index.ts'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { authorize } from '#platform/policy.ts'
import type { Draft } from '../draft.ts'
import { queueAbandonedFiles } from './abandoned-files-job.ts'
import { findDraft, lockDraft, updateDraftFiles } from './draft.queries.ts'
import { listMediaOfDraft } from './draft-files.queries.ts'
import { requireAccountId } from './require-account-id.ts'

/**
 * The files of a draft of a new sign, for the use cases of files. Only the person whose draft it is sees them. They
 * become files of the sign when it is saved, and are deleted with the draft.
 * Its functions throw AppError `draft.notFound` also for drafts of others and of existing signs.
 * @throws AppError the reasons of `mayCreate`
 */
export function draftFiles(
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  actor: Actor,
  { draft: id }: { draft: number },
): FileHolder {
  authorize(mayCreate(actor))
  const accountId = requireAccountId(actor)

  async function load(db: Db | Tx): Promise<HeldFiles> {
    const draft = await findDraft(db, accountId, { id })
    if (!draft || draft.sign) throw new AppError('draft.notFound')
    return {
      document: { ...draft.document, media: await listFilesOfDraft(db, draft) },
      revision: draft.sequence,
    }
  }
  return {
    owner: { uploadedFor: null, uploadedForDraft: id },
    load,
    async lock(tx) {
      await lockDraft(tx, id)
      return load(tx)
    },
    async save(tx, { document, revision }) {
      await updateDraftFiles(tx, id, document.media)
      await queueAbandonedFiles(tx, jobs)
      return revision
    },
  }
}

/** The files of a draft of a new sign. Whatever else its content names, only what was uploaded for it counts. */
export async function listFilesOfDraft(db: Db | Tx, draft: Draft): Promise<SignDocument['media']> {
  if (draft.document.media.length === 0) return []
  const uploaded = await listMediaOfDraft(db, draft.id)
  return draft.document.media.filter(({ media }) => uploaded.has(media))
}
