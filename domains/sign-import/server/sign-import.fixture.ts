import { openUploads, uploadFolder } from '#domains/media/index.ts'
import type { PresetName } from '#domains/signs/csv/presets/preset-names.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { JobData } from '#platform/jobs/jobs.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { importQueueName } from './import-context.ts'
import { runImport } from './import-job.ts'
import { startImport } from './start-import.ts'

/**
 * For tests: imports of CSV texts, whose jobs run when the test says so.
 * @param folder of the files
 */
export async function createImportBench(
  db: Db,
  actors: readonly (Actor & { kind: 'account' })[],
  folder?: string,
) {
  const queued: JobData[] = []
  const storage = fileSystemStorage(folder ?? (await temporaryFolder()))
  const now = () => new Date('2026-11-21T12:00:00Z')
  const uploads = openUploads({
    db,
    storage,
    store: uploadFolder(await temporaryFolder()),
    quotaBytes: 20_000_000_000,
    now,
  })
  const context = {
    db,
    storage,
    uploads,
    now,
    requireSignerConsent: false,
    jobs: {
      enqueue: async (_tx: unknown, queue: string, data: JobData) => {
        if (queue === importQueueName) queued.push(data)
      },
    },
    findActor: async (id: number) => actors.find((actor) => actor.id === id),
  }
  /** Runs all waiting jobs, those that they queue included. */
  async function work() {
    for (let job = queued.shift(); job; job = queued.shift()) await runImport(context, job)
  }
  const upload = (
    actor: Actor,
    csv: string | undefined,
    {
      mapping,
      preset,
      ignoreIds = false,
      createValues = false,
      media,
    }: {
      mapping?: unknown
      preset?: PresetName
      ignoreIds?: boolean
      createValues?: boolean
      media?: string
    } = {},
  ) =>
    startImport(context, actor, {
      file: csv === undefined ? undefined : new File([csv], 'lexicon.csv'),
      ...(mapping !== undefined && {
        mapping: new File([JSON.stringify(mapping)], 'mapping.json'),
      }),
      preset,
      media,
      settings: { source: 'lexicon', ignoreIds, createValues },
    })
  return { context, queued, work, upload }
}
