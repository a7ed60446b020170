import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { deleteMatching, lockLinks, type Matching, readLinkBasis, showMatching } from './matching.queries.ts'
import { findRecording, type GlossRecording, lockRecording } from './recording.queries.ts'
import { type MatchingPlan, writeMatching } from './write-matching.ts'

/** So often a recording may be changed by others while its glosses are matched. */
const maxAttempts = 5

interface Steps<Result> {
  /** What the glosses are matched by; null if they stay as they are. It refuses what may not happen, and is repeated. */
  plan: (recording: GlossRecording) => Promise<MatchingPlan | null> | MatchingPlan | null
  /** Stores the change, in the transaction that shows the new occurrences. */
  store: (tx: Tx, recording: GlossRecording, isMatched: boolean) => Promise<Result>
}

/**
 * Changes a recording and matches its glosses. The occurrences are written before the transaction that shows them, which is
 * short: readers see the former ones or the new ones. If the recording was changed meanwhile, the glosses are matched once
 * more. What a process leaves that ends before is never shown; `deleteHiddenMatchings` deletes it.
 * @throws AppError `eaf.notFound`; `eaf.changed` when others change the recording again and again; what the steps throw
 */
export async function replaceMatching<Result>(
  db: Db,
  recordingId: number,
  { plan, store }: Steps<Result>,
): Promise<Result> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = requireFound(await findRecording(db, recordingId))
    const basis = await readLinkBasis(db, recordingId)
    const planned = await plan(before)
    const matching = planned && (await writeMatching(db, planned))
    const stored = await deletingOnFailure(db, matching, () =>
      inTransaction(db, async (tx) => {
        if (matching) await lockLinks(tx)
        const recording = requireFound(await lockRecording(tx, recordingId))
        if (recording.revision !== before.revision) return null
        if (matching && (await readLinkBasis(tx, recordingId)) !== basis) return null
        if (matching) await showMatching(tx, recordingId, matching.id)
        return { result: await store(tx, recording, matching !== null) }
      }),
    )
    if (stored && matching) await deleteFormer(db, before)
    if (stored) return stored.result
    if (matching) await deleteMatching(db, matching)
  }
  throw new AppError('eaf.changed')
}

function requireFound(recording: GlossRecording | undefined): GlossRecording {
  if (!recording) throw new AppError('eaf.notFound')
  return recording
}

async function deletingOnFailure<Result>(
  db: Db,
  matching: Matching | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (matching) await deleteMatching(db, matching)
    throw error
  }
}

async function deleteFormer(db: Db, { versionId, matchingId: id }: GlossRecording): Promise<void> {
  if (versionId !== null) await deleteMatching(db, { id, versionId })
}
