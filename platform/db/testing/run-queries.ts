// Runs many small queries in the embedded database of its argument, for tests that observe the process.
import { databaseFolder } from '../database-folder.ts'
import { EmbeddedPostgres } from '../embedded-postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
const engine = new EmbeddedPostgres(databaseFolder(dataDir))
await engine.waitReady
for (let number = 0; number < 200; number++)
  await engine.query('select $1::integer + 1 as next, now() as at where $1::integer >= 0', [number])
await engine.close()
