// Arguments: data folder, folder of the files, data of the job. Does the job of an import, and prints a line before each statement that writes versions, and one after the job.
import { openDatabase } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { runImport } from './import-job.ts'

const [dataDir = '', folder = '', data = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir })
const db = database.db.withPlugin({
  transformQuery: ({ node }) => {
    if (JSON.stringify(node).includes('sign_version (')) process.stdout.write('versions\n')
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
process.stdout.write('done\n')
setInterval(() => {}, 1_000)
