import type { Actor } from '#platform/actor.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeGlosses } from '../../gloss.policy.ts'
import { recordCorpusChange } from '../record-corpus-change.ts'
import { findRecording, type GlossRecording, lockRecording, raiseRevision } from './recording.queries.ts'

export interface GlossesContext {
  db: Db
  now: () => Date
}

/** The recording whose glosses are changed. */
export interface SeenRecording {
  id: number
  /** The revision that the person saw; programs do not send one. */
  revision?: number | undefined
}

/** A recording whose file is read. */
export interface ReadRecording extends GlossRecording {
  versionId: number
}

/** @throws AppError `eaf.notFound`; `eaf.notRead` while the first file is read */
export async function requireRecording(db: Db, id: number): Promise<ReadRecording> {
  return requireRead(await findRecording(db, id))
}

/** @throws AppError `eaf.notFound`; `eaf.notRead` while the first file is read */
export function requireRead<Recording extends GlossRecording>(
  recording: Recording | undefined,
): Recording & ReadRecording {
  if (!recording) throw new AppError('eaf.notFound')
  const { versionId } = recording
  if (versionId === null) throw new AppError('eaf.notRead')
  return { ...recording, versionId }
}

/**
 * Changes glosses of a recording in one transaction and gives it a new revision. Visitors see what became of a public
 * recording.
 * @throws AppError `eaf.notFound`, `eaf.notRead`, `eaf.changed`; the reasons of `mayChangeGlosses`
 */
export async function changeGlosses<Result>(
  { db, now }: GlossesContext,
  actor: Actor,
  { seen, work }: { seen: SeenRecording; work: (tx: Tx, recording: ReadRecording) => Promise<Result> },
): Promise<Result> {
  authorize(mayChangeGlosses(actor))
  return inTransaction(db, async (tx) => {
    const recording = requireRead(await lockRecording(tx, seen.id))
    const { id, revision } = recording
    if (seen.revision !== undefined && seen.revision !== revision) throw new AppError('eaf.changed')
    const result = await work(tx, recording)
    await raiseRevision(tx, { id, at: now() })
    await recordCorpusChange(tx, [id])
    return result
  })
}
