import { type GlossTally, tallyGroups } from '../../gloss-tally.ts'
import { type GlossesContext, requireRecording } from './change-glosses.ts'
import { listGlossGroups } from './report.queries.ts'

/** How many glosses of a recording are of which class, after a change. Not in its transaction: it reads all glosses. */
export async function tallyRecording(
  { db }: Pick<GlossesContext, 'db'>,
  recordingId: number,
): Promise<GlossTally> {
  const { versionId } = await requireRecording(db, recordingId)
  return tallyGroups(await listGlossGroups(db, versionId))
}
