import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import { importSteps } from '../import-steps.ts'
import type { SignImportContext } from './import-context.ts'
import { deleteImportsBefore } from './import-step.queries.ts'
import { deleteImportFiles } from './list-import-keys.ts'

/** An import that nobody confirms or changes in this time is discarded. */
const unconfirmedLifetimeDays = 30

const everyNight = '41 3 * * *'

type SweepContext = Pick<SignImportContext, 'db' | 'storage' | 'now'>

/** Discards imports that were never confirmed, with their files. */
export const importSweepJob: JobDefinition<SweepContext> = {
  queue: { name: 'signs.import-sweep' },
  schedule: everyNight,
  run: (context) => discardUnconfirmedImports(context),
}

/** Discards the imports whose time is over; returns how many. A file that cannot be deleted is left to `files:sweep`. */
export async function discardUnconfirmedImports({ db, storage, now }: SweepContext): Promise<number> {
  const before = new Date(now().getTime() - unconfirmedLifetimeDays * 86_400_000)
  const discarded = await deleteImportsBefore(db, importSteps.expire.from, before)
  for (const files of discarded) await deleteImportFiles(storage, files)
  return discarded.length
}
