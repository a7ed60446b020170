import { globSync, readFileSync } from 'node:fs'
import { findStatements } from './sql/statements.ts'

/** Refuses SQL outside the queries. Use cases then read as steps, and every statement is where its subject is. */
const exceptions: Readonly<Record<string, string>> = {
  'platform/db/': 'It opens, migrates and checks the database; it is what queries run on.',
  'platform/backup/testing/': 'It fills a database for tests of backups.',
}
const mayContainSql = /[.](queries|test|fixture|bench)[.]tsx?$/

const files = globSync('{api,app,cli,domains,platform,server,ui}/**/*.{ts,tsx}').filter(
  (file) => !mayContainSql.test(file) && !Object.keys(exceptions).some((folder) => file.startsWith(folder)),
)
if (files.length === 0) throw new Error('No file was found')
for (const file of files.sort())
  for (const { line, name } of findStatements(file, readFileSync(file, 'utf8'))) {
    console.error(`${file}:${line}: ${name} belongs into a file *.queries.ts`)
    process.exitCode = 1
  }
