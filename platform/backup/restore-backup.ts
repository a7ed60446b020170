import { pipeline } from 'node:stream/promises'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { migrations as ownMigrations } from '#migrations/index.ts'
import {
  appliedMigrations,
  findUnknownMigration,
  type Migrations,
  migrateNewDatabaseTo,
  migrateToLatest,
} from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/open-database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { inTransaction } from '../db/transaction.ts'
import { decodeLines, decodeRow } from './copy-format.ts'
import {
  isExcludedTable,
  listForeignKeys,
  listSequences,
  listTables,
  type Query,
  type Table,
} from './database-schema.ts'
import { measuringStream } from './hash-stream.ts'
import { type Manifest, readManifest, type TableEntry } from './manifest.ts'
import { type BackupMedia, type MediaFiles, mediaInFolder } from './media-files.ts'
import { openTableText, verifyBackup } from './verify-backup.ts'

interface Options {
  /** Storage for the media files of the backup; without it they are not restored. */
  media?: MediaFiles | undefined
  /** Where the media files of the backup are: by default in its folder. */
  mediaSource?: BackupMedia | undefined
  /** Runs in the transaction of the restore, after the newest migration. */
  afterLoad?: (tx: Tx) => Promise<void>
  /** Called with the name of each restored file. */
  onProgress?: (file: string) => void
  /** The migrations of this program; for tests. */
  migrations?: Migrations
}

const rowsPerInsert = 500
const charactersPerInsert = 4_000_000

/**
 * Restores a backup into a database without tables and applies newer migrations, in one transaction. The whole backup is
 * verified before anything is written. Media files are written first, so that no row refers to a missing file.
 * @throws AppError `backup.missing`, `backup.damaged`, `backup.newer`, `backup.databaseNotEmpty`
 */
export async function restoreBackup(
  database: Database,
  folder: string,
  options: Options = {},
): Promise<Manifest> {
  const migrations = options.migrations ?? ownMigrations
  const manifest = await readManifest(folder)
  requireKnownMigrations(manifest, migrations)
  await requireEmptyDatabase(database)
  const source = options.mediaSource ?? mediaInFolder(folder)
  await verifyBackup(folder, manifest, source)

  if (options.media) await restoreMedia(options.media, source, manifest, options)
  await inTransaction(database.db, async (tx) => {
    await migrateNewDatabaseTo(tx, manifest.migrations.at(-1) ?? '', migrations)
    await loadTables(tx, folder, manifest, options)
    await migrateToLatest(tx, {}, migrations)
    await options.afterLoad?.(tx)
  })
  await database.pool.query('analyze')
  return manifest
}

function requireKnownMigrations(manifest: Manifest, migrations: Migrations) {
  const unknown = findUnknownMigration(manifest.migrations, migrations)
  if (unknown)
    throw new AppError('backup.newer', { params: { migration: unknown, program: manifest.program } })
}

async function requireEmptyDatabase(database: Database) {
  const query: Query = async (text, values) => (await database.pool.query(text, values)).rows
  const tables = await listTables(query)
  if (tables.length > 0 || (await appliedMigrations(database.db)).length > 0) {
    throw new AppError('backup.databaseNotEmpty')
  }
}

async function restoreMedia(
  media: MediaFiles,
  source: BackupMedia,
  manifest: Manifest,
  { onProgress }: Options,
) {
  for (const { key, bytes, sha256 } of manifest.media ?? []) {
    const { stream, result } = measuringStream()
    await Promise.all([pipeline(await source.read(key), stream), media.write(key, stream)])
    const copied = result()
    // A source that cannot verify a file without copying it is verified here.
    if (copied.bytes !== bytes || copied.sha256 !== sha256)
      throw new AppError('backup.damaged', { params: { file: key } })
    onProgress?.(key)
  }
}

/** Drops the foreign keys while loading, because rows may refer to later rows; adding them again checks every row. */
async function loadTables(tx: Tx, folder: string, manifest: Manifest, { onProgress }: Options) {
  const query: Query = async <Row>(text: string, values: unknown[] = []) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
  const tables = await listTables(query)
  const foreignKeys = await listForeignKeys(query)
  const entries = matchTables(tables, manifest)

  for (const key of foreignKeys)
    await query(`alter table ${quoteIdentifier(key.table)} drop constraint ${quoteIdentifier(key.name)}`)
  if (tables.length > 0) await query(`truncate ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')}`)
  for (const { table, entry } of entries) {
    await query(`alter table ${quoteIdentifier(table.name)} disable trigger user`)
    await loadTable(query, table, entry, folder)
    await query(`alter table ${quoteIdentifier(table.name)} enable trigger user`)
    onProgress?.(entry.file)
  }
  for (const key of foreignKeys) {
    await query(
      `alter table ${quoteIdentifier(key.table)} add constraint ${quoteIdentifier(key.name)} ${key.definition}`,
    )
  }
  await setSequences(query, manifest)
}

const quoteIdentifier = pg.escapeIdentifier
const manifestMismatch = () => new AppError('backup.damaged', { params: { file: 'manifest.json' } })

/** Each table with its manifest entry; backups of earlier releases contain tables that are left out now. @throws AppError if the manifest has other tables or columns than the database */
function matchTables(tables: Table[], manifest: Manifest): { table: Table; entry: TableEntry }[] {
  const included = manifest.tables.filter(({ name }) => !isExcludedTable(name))
  const entries = new Map(included.map((entry) => [entry.name, entry]))
  if (entries.size !== tables.length || included.length !== tables.length) throw manifestMismatch()
  return tables.map((table) => {
    const entry = entries.get(table.name)
    const columns = table.columns.map(({ name }) => name)
    if (!entry || entry.columns.toSorted().join() !== columns.toSorted().join()) throw manifestMismatch()
    return { table, entry }
  })
}

async function loadTable(query: Query, table: Table, entry: TableEntry, folder: string) {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const columns = entry.columns.map(quoteIdentifier).join(', ')
  const values = entry.columns.map((name, index) => `c${index}::${types.get(name)}`).join(', ')
  const arrays = entry.columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const names = entry.columns.map((_, index) => `c${index}`).join(', ')
  const insert = `insert into ${quoteIdentifier(table.name)} (${columns}) overriding system value
    select ${values} from unnest(${arrays}) as r (${names})`

  for await (const batch of batchesOf(openTableText(folder, entry))) {
    const rows = batch.map(decodeRow)
    await query(
      insert,
      entry.columns.map((_, index) => rows.map((row) => row[index] ?? null)),
    )
  }
}

async function* batchesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let characters = 0
  for await (const line of decodeLines(source)) {
    batch.push(line)
    characters += line.length
    if (batch.length === rowsPerInsert || characters > charactersPerInsert) {
      yield batch
      batch = []
      characters = 0
    }
  }
  if (batch.length > 0) yield batch
}

/** Sequences continue where they were, so that the id of a deleted row is never used again. */
async function setSequences(query: Query, manifest: Manifest) {
  const known = await listSequences(query)
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    if (!known.includes(name)) throw manifestMismatch()
    await query('select setval($1::regclass, $2::bigint, $3)', [quoteIdentifier(name), lastValue, isCalled])
  }
}
