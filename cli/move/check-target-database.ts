import { existsSync } from 'node:fs'
import pg from 'pg'
import { listTables, type Query } from '#platform/backup/database-schema.ts'
import type { Config } from '#platform/config.ts'
import { databaseFolder } from '#platform/db/database-folder.ts'
import { oldestServer } from '#platform/db/oldest-server.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import { errorCode } from '#platform/errors/error-code.ts'
import { findingOf, type MoveFinding } from './move-finding.ts'
import type { MoveSource } from './move-source.ts'

/**
 * Whether the database of the new settings can take the data: reachable, suitable and empty. One with as many rows in each
 * table as the old one is from a move that was interrupted; the move compares it.
 */
export async function checkTargetDatabase(source: MoveSource, target: Config): Promise<MoveFinding[]> {
  const place = placeOfDatabase(target)
  if (target.databaseUrl === undefined && !existsSync(databaseFolder(target.dataDir))) return []
  let database: Database
  try {
    database = await openDatabase(target)
  } catch (error) {
    return [findingOf('databaseUnreachable', { place, reason: errorCode(error) })]
  }
  try {
    const unsuitable = await checkServer(database, place)
    if (unsuitable.length > 0) return unsuitable
    const there = await countRows(database)
    if (there.size === 0) return []
    const here = source.database ? await countRows(source.database) : new Map()
    const isCopy = here.size === there.size && [...here].every(([name, rows]) => there.get(name) === rows)
    return [findingOf(isCopy ? 'continued' : 'databaseNotEmpty', { place })]
  } finally {
    await database.close()
  }
}

/** A data folder, or host and name of a database, without the name and the password in its URL. */
export function placeOfDatabase({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return dataDir
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

async function checkServer({ pool, engine }: Database, place: string): Promise<MoveFinding[]> {
  if (engine === 'embedded') return []
  const { rows } = await pool.query(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      has_schema_privilege(current_user, 'public', 'create') as "mayCreate"`,
  )
  const [{ version, encoding, mayCreate }] = rows
  return [
    ...(version < oldestServer ? [findingOf('databaseTooOld', { version, oldest: oldestServer })] : []),
    ...(encoding === 'UTF8' ? [] : [findingOf('databaseEncoding', { place, encoding })]),
    ...(mayCreate ? [] : [findingOf('databaseRights', { place })]),
  ]
}

/** The number of rows of each table that a backup contains. */
export async function countRows({ pool }: Database): Promise<Map<string, number>> {
  const query: Query = async (text, values) => (await pool.query(text, values)).rows
  const counts = (await listTables(query)).map(
    ({ name }) =>
      `select ${pg.escapeLiteral(name)} as name, count(*) as rows from ${pg.escapeIdentifier(name)}`,
  )
  if (counts.length === 0) return new Map()
  const found = await query<{ name: string; rows: number }>(counts.join(' union all '))
  return new Map(found.map(({ name, rows }) => [name, rows]))
}
