import { type GlossGroup, type GlossTally, tallyGroups } from '../../gloss-tally.ts'
import { annotationRanges } from './annotation-ranges.ts'
import { type GlossesContext, requireRecording } from './change-glosses.ts'
import { listTiers } from './recording.queries.ts'
import { countGlosses } from './report.queries.ts'

/** Counting so many glosses takes some hundredths of a second; other queries wait meanwhile on an embedded database. */
const annotationsPerQuery = 20_000

/**
 * How many glosses of a recording are of which class. Not in the transaction of a change: it reads all glosses, in short
 * queries. If another matching is shown meanwhile, it counts that one.
 * @param atOnce annotations whose glosses one query counts
 */
export async function tallyRecording(
  context: Pick<GlossesContext, 'db'>,
  recordingId: number,
  atOnce = annotationsPerQuery,
): Promise<GlossTally> {
  const { db } = context
  const { versionId, matchingId } = await requireRecording(db, recordingId)
  const groups: GlossGroup[] = []
  for (const range of annotationRanges(await listTiers(db, versionId), atOnce))
    groups.push(...(await countGlosses(db, { id: matchingId, versionId }, range)))
  const now = await requireRecording(db, recordingId)
  return now.versionId === versionId && now.matchingId === matchingId
    ? tallyGroups(groups)
    : tallyRecording(context, recordingId, atOnce)
}
