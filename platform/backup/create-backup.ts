import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { appliedMigrations } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/open-database.ts'
import { acquireConnection } from '#platform/db/server-busy.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { encodeRow } from './copy-format.ts'
import { listSequences, listTables, type Query, queryOf, type Table } from './database-schema.ts'
import { measuringStream } from './hash-stream.ts'
import { type Manifest, type MediaEntry, type TableEntry, writeManifest } from './manifest.ts'
import { type BackupMedia, type MediaFiles, mediaInFolder } from './media-files.ts'
import { privateFile, privateFolder } from './private-files.ts'

interface Options {
  /** The media files to include; without it the backup contains only the database. */
  media?: MediaFiles | undefined
  /** Where the media files go: by default into the folder of the backup. */
  mediaTarget?: BackupMedia | undefined
  /** Called with the name of each finished file. */
  onProgress?: (file: string) => void
}

const rowsPerFetch = 500

/**
 * Writes a consistent backup of the whole database into an empty or new folder. With the embedded engine, all other
 * queries wait until the tables are written. After an error, the folder is as before.
 * @throws AppError `backup.folderNotEmpty`; `storage.full`; `server.busy` when no connection becomes free
 */
export async function createBackup(
  database: Database,
  folder: string,
  options: Options = {},
): Promise<Manifest> {
  const isNew = await requireEmptyFolder(folder)
  try {
    return await writeBackup(database, folder, options)
  } catch (error) {
    // An unfinished backup must neither be taken for one nor prevent the next one.
    await removeUnfinished(folder, isNew).catch(() => {})
    throw asStorageFull(error)
  }
}

async function writeBackup(database: Database, folder: string, options: Options): Promise<Manifest> {
  const migrations = await appliedMigrations(database.db)
  const createdAt = new Date().toISOString()
  const saved = await inSnapshot(database.pool, (client) => saveTables(client, folder, options))
  const media = options.media ? await saveMedia(options.media, folder, options) : null

  const manifest = { format: 1, program: packageJson.version, createdAt, ...saved, media } as const
  const complete: Manifest = { ...manifest, migrations: migrations as Manifest['migrations'] }
  await writeManifest(folder, complete)
  return complete
}

/** @returns whether the folder did not exist before */
async function requireEmptyFolder(folder: string): Promise<boolean> {
  const created = await mkdir(folder, privateFolder)
  if ((await readdir(folder)).length > 0) throw new AppError('backup.folderNotEmpty', { params: { folder } })
  // The folder may have existed before, readable for others.
  await chmod(folder, privateFolder.mode)
  return created !== undefined
}

async function removeUnfinished(folder: string, isNew: boolean) {
  const names = isNew ? [''] : await readdir(folder)
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
}

async function inSnapshot<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await acquireConnection(pool)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    return await work(client)
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error) => client.release(error),
    )
  }
}

async function saveTables(client: pg.PoolClient, folder: string, { onProgress }: Options) {
  const query = queryOf(client)
  await query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`)
  await mkdir(join(folder, 'tables'), privateFolder)
  const tables: TableEntry[] = []
  for (const [index, table] of (await listTables(query)).entries()) {
    const file = `tables/${String(index + 1).padStart(3, '0')}-${table.name}.copy.gz`
    tables.push(await saveTable(client, table, folder, file))
    onProgress?.(file)
  }
  return { tables, sequences: await readSequences(query) }
}

async function saveTable(
  client: pg.PoolClient,
  table: Table,
  folder: string,
  file: string,
): Promise<TableEntry> {
  const sha256 = createHash('sha256')
  let rows = 0
  async function* text() {
    for await (const batch of batchesOf(client, table)) {
      rows += batch.length
      const lines = batch.map((row) => `${encodeRow(row)}\n`).join('')
      sha256.update(lines)
      yield lines
    }
  }
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(join(folder, file), privateFile))
  const columns = table.columns.map(({ name }) => name)
  return { name: table.name, file, columns, rows, sha256: sha256.digest('hex') }
}

/** Leaves values as the text that the server sent, which is also the format of COPY. */
const rawTextTypes = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig

async function* batchesOf(client: pg.PoolClient, table: Table): AsyncGenerator<(string | null)[][]> {
  const columns = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const name = pg.escapeIdentifier(table.name)
  await client.query(
    `declare saved no scroll cursor for select ${columns} from ${name} order by ${table.order}`,
  )
  for (;;) {
    const text = `fetch forward ${rowsPerFetch} from saved`
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: rawTextTypes })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close saved')
}

async function readSequences(query: Query): Promise<Manifest['sequences']> {
  const sequences: Manifest['sequences'] = []
  for (const name of await listSequences(query)) {
    const sql = `select last_value::text as "lastValue", is_called as "isCalled" from ${pg.escapeIdentifier(name)}`
    for (const row of await query<{ lastValue: string; isCalled: boolean }>(sql)) {
      sequences.push({ name, ...row })
    }
  }
  return sequences
}

async function saveMedia(
  media: MediaFiles,
  folder: string,
  { mediaTarget = mediaInFolder(folder), onProgress }: Options,
): Promise<MediaEntry[]> {
  const entries: MediaEntry[] = []
  for await (const { key } of media.files) {
    const entry = mediaTarget.find?.(key) ?? (await copyMedia(media, mediaTarget, key))
    if (entry) entries.push(entry)
    onProgress?.(key)
  }
  return entries
}

/** @returns undefined if a running server has deleted the file since it was listed */
async function copyMedia(
  media: MediaFiles,
  target: BackupMedia,
  key: string,
): Promise<MediaEntry | undefined> {
  const content = await media.read(key).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'media.notFound') return undefined
    throw error
  })
  if (!content) return undefined
  const { stream, result } = measuringStream()
  await Promise.all([pipeline(content, stream), target.write(key, stream)])
  return { key, ...result() }
}
