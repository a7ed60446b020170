// Arguments: data folder, folder of the files, data of the job. Does the job of an import, and stops for ever before its
// second statement that writes versions, after it has printed a line.
import { openDatabase } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { runImport } from './import-job.ts'

const [dataDir = '', folder = '', data = ''] = process.argv.slice(2)
const stopAt = 2
let statements = 0
const database = await openDatabase({ dataDir })
const db = database.db.withPlugin({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node).includes('sign_version (') && ++statements === stopAt) {
      process.stdout.write('writing versions\n')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    return node
  },
  transformResult: async ({ result }) => result,
})
const storage = fileSystemStorage(folder)
const now = () => new Date('2026-11-21T12:00:00Z')
await runImport(
  {
    db,
    storage,
    now,
    requireSignerConsent: false,
    jobs: { enqueue: async () => {} },
    findActor: async () => cast.ana,
  },
  JSON.parse(data),
)
