import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createRecording, replaceFile } from '#domains/eaf-videos/index.ts'
import { system } from '#platform/actor.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'

interface Storing {
  /** Until a file is the present version of a new recording, and of one that has it already. */
  firstSeconds: number
  secondSeconds: number
  /** The longest time in which the process of the server did nothing else, ms. */
  blockedMs: number
}

const noMetadata = {
  ...{ title: '', author: '', institution: '', city: '', state: '', country: '' },
  ...{ responsibleResearcher: '', licence: '', dataLink: null, color: null },
  visibility: 'restricted',
} as const

/** Stores a file of ELAN in a new embedded database, twice. @param folder an empty data folder */
export async function storeElanFile(path: string, folder: string): Promise<Storing> {
  const database = await openDatabase({ dataDir: folder })
  await migrateToLatest(database.db)
  const context = {
    db: database.db,
    storage: fileSystemStorage(join(folder, 'files')),
    now: () => new Date(),
    uploads: {
      requireFinished: async () => {
        throw new Error('The file is sent as the content of a request.')
      },
      discardFile: async () => {},
    },
    vocabularies: 'https://signs.example/api/ecv/',
  }
  const file = () => ({ name: basename(path), content: createReadStream(path) })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const start = performance.now()
  delay.enable()
  const { id } = await createRecording(context, system, { file: file(), metadata: noMetadata })
  const first = performance.now()
  await replaceFile(context, system, { id, file: file() })
  const second = performance.now()
  delay.disable()
  await database.close()
  return {
    firstSeconds: (first - start) / 1000,
    secondSeconds: (second - first) / 1000,
    blockedMs: delay.max / 1_000_000,
  }
}
