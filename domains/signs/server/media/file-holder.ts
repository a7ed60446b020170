import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { SignDocument } from '../../sign-document.ts'
import { saveSigns } from '../save-signs.ts'
import type { SignsContext } from '../signs-context.ts'
import { lockEditableSign, requireEditableSign } from './editable-sign.ts'

/** A document whose files are read or changed. */
export interface HeldFiles {
  document: SignDocument
  /** Of a sign; the number of the stored state of a draft. */
  revision: number
}

/** What has files besides signs. Its errors are those of `draftFiles`. */
export interface FileHolder {
  /** What the row of an uploaded file refers to. */
  owner: { uploadedFor: number | null; uploadedForDraft: number | null }
  /** @throws AppError if the actor may not change the files */
  load(db: Db | Tx): Promise<HeldFiles>
  /** The same, waiting for other changes. */
  lock(tx: Tx): Promise<HeldFiles>
  /** @returns the revision after the change */
  save(tx: Tx, held: HeldFiles): Promise<number>
}

/** Whose files: those of a sign by its id, or of something that becomes a sign. */
export type FileOwner = { signId: number } | { holder: FileHolder }

/** The holder of the files of an owner; each change of a sign's files is a new version of the sign. */
export const holderOf = (context: SignsContext, actor: Actor, owner: FileOwner): FileHolder =>
  'holder' in owner ? owner.holder : signFiles(context, actor, owner.signId)

const signFiles = (context: SignsContext, actor: Actor, id: number): FileHolder => ({
  owner: { uploadedFor: id, uploadedForDraft: null },
  load: (db) => requireEditableSign({ db }, actor, { id }),
  lock: (tx) => lockEditableSign(tx, actor, id),
  async save(tx, { document, revision }) {
    const changes = [{ id, expectedRevision: revision, document }]
    const [saved] = await saveSigns({ ...context, db: tx }, actor, { kind: 'form', changes })
    if (!saved) throw new Error('saveSigns returned no result for a change')
    return saved.revision
  },
})
