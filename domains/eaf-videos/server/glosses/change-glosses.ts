import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeGlosses } from '../../gloss.policy.ts'
import { recordCorpusChange } from '../record-corpus-change.ts'
import { findRecording, type GlossRecording, raiseRevision } from './recording.queries.ts'
import { replaceMatching } from './replace-matching.ts'
import type { MatchingPlan } from './write-matching.ts'

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

interface GlossesChange<Result> {
  seen: SeenRecording
  plan?: (recording: ReadRecording) => Promise<MatchingPlan | null> | MatchingPlan | null
  work: (tx: Tx, recording: ReadRecording, isMatched: boolean) => Promise<Result>
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
 * Changes glosses of a recording and gives it a new revision. Visitors see what became of a public recording.
 * @param plan what all glosses are matched by before the change is stored; without it, or if it is null, they are not
 * @param work stores the change
 * @throws AppError `eaf.notFound`, `eaf.notRead`, `eaf.changed`; the reasons of `mayChangeGlosses`
 */
export async function changeGlosses<Result>(
  { db, now }: GlossesContext,
  actor: Actor,
  { seen, plan = () => null, work }: GlossesChange<Result>,
): Promise<Result> {
  authorize(mayChangeGlosses(actor))
  return replaceMatching(db, seen.id, {
    plan(found) {
      const recording = requireRead(found)
      if (seen.revision !== undefined && seen.revision !== recording.revision)
        throw new AppError('eaf.changed')
      return plan(recording)
    },
    async store(tx, found, isMatched) {
      const recording = requireRead(found)
      const { id } = recording
      const result = await work(tx, recording, isMatched)
      await raiseRevision(tx, { id, at: now() })
      await recordCorpusChange(tx, [id])
      return result
    },
  })
}
