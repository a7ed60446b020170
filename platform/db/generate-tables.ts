// node platform/db/generate-tables.ts [--check]: writes tables.gen.ts from the migrations; with --check it only exits
// with code 1 when the file is outdated.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import codegen from 'kysely-codegen'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const path = join(import.meta.dirname, 'tables.gen.ts')

const { db, close } = await openDatabase({ dataDir: 'memory://' })
await migrateToLatest(db)
const source = await codegen.generate({
  db,
  dialect: new codegen.PostgresDialect(),
  camelCase: true,
  typeMapping: { int8: 'number' },
  outFile: null,
})
await close()
const generated = source.replace('export interface DB {', 'export interface Tables {')

const isStale = (await readFile(path, 'utf8').catch(() => '')) !== generated
if (isStale && process.argv.includes('--check')) {
  console.error(
    'platform/db/tables.gen.ts does not match the migrations: run node platform/db/generate-tables.ts',
  )
  process.exitCode = 1
} else if (isStale) {
  await writeFile(path, generated)
}
