import { existsSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorLog } from '#platform/log/log.ts'
import { isTracing } from '#platform/tracing/tracing.ts'
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts'
import { copyNewDatabase, databaseFolder } from './database-folder.ts'
import { createDatabaseServers, type SilenceLimits, usualSilenceLimits } from './database-servers.ts'
import { startEmbeddedEngine } from './embedded-engine.ts'
import { embeddedNotifications, listenOnServer, type Unlisten } from './notifications.ts'
import { requireReadableTables } from './readable-tables.ts'
import { acquireConnection, isServerBusy } from './server-busy.ts'
import { createServerClient } from './server-client.ts'
import { listServerUrls } from './server-urls.ts'
import type { Tables } from './tables.gen.ts'
import { traceStatement } from './trace-statements.ts'
import type { Db, Tx } from './transaction.ts'

interface Options {
  /** A PostgreSQL server, or several of one database; without it the embedded engine is used. */
  databaseUrl?: string | undefined
  /** The data folder of the program, or `memory://` for an embedded database that is not stored. */
  dataDir: string
  log?: ErrorLog | undefined
  /** How long a query waits for a free connection before it fails with `server.busy`. */
  connectionTimeoutMillis?: number
  /** How long a database server may be silent. */
  silenceLimits?: SilenceLimits
  /** Take over the lock of the data folder even if it is unknown whether its holder is running. */
  forceUnlock?: boolean
  /** The files of an empty embedded database as a tar archive: a new one begins with them, which spares seconds. */
  initialFiles?: Blob
  /** A folder that `writeNewDatabase` wrote: a data folder without a database begins with a copy. */
  newDatabase?: string | undefined
  /** Called when the thread of the embedded engine has begun its work, which takes longer than everything else here. */
  onStarting?: (() => void) | undefined
}

/** An open database. With the embedded engine, the data folder is locked until it is closed. */
export interface Database {
  db: Db
  pool: pg.Pool
  engine: 'embedded' | 'server'
  /** The lock of the data folder, whose socket receives control commands; only with the embedded engine on a folder. */
  lock: DataDirLock | undefined
  /** Calls `onNotify` after each commit that notified the channel, and after every reconnect. */
  listen(channel: string, onNotify: () => void): Promise<Unlisten>
  /** Notifies every process that listens to the channel when the transaction commits. */
  notify(tx: Tx, channel: string): Promise<void>
  close(): Promise<void>
}

const serverConnections = 10

/**
 * Opens the database: a PostgreSQL server when its URL is given, else the embedded engine in the data folder.
 * @throws AppError `database.held` when another process has locked the data folder; `database.unreachable`;
 * `database.damaged` when a table cannot be read after a crash of the machine
 */
export function openDatabase(options: Options): Promise<Database> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openServer(options, options.databaseUrl)
}

async function openEmbedded({
  dataDir,
  log,
  forceUnlock,
  initialFiles,
  newDatabase,
  onStarting,
  ...options
}: Options): Promise<Database> {
  const inMemory = dataDir === 'memory://'
  const lock = inMemory ? undefined : await lockDataDir(dataDir, { force: forceUnlock ?? false })
  const folder = inMemory ? dataDir : databaseFolder(dataDir)
  try {
    if (newDatabase && !existsSync(folder)) await copyNewDatabase(newDatabase, dataDir)
    const engine = await startEmbeddedEngine(folder, {
      log,
      initialFiles,
      onStarting,
    })
    const notifications = embeddedNotifications()
    const config = {
      ...poolConfig(options),
      // Set explicitly, so that neither the system user nor PGUSER, PGSSLMODE and similar variables apply.
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      stream: engine.stream,
      max: 1,
      idleTimeoutMillis: 0,
    }
    const pool = createPool(config, log, notifications.attach)
    if (lock?.isAfterCrashOfMachine) await requireReadableTables(pool, log)
    return {
      ...databaseFromPool(pool),
      engine: 'embedded',
      lock,
      listen: (channel, onNotify) => notifications.listen(pool, channel, onNotify),
      close: async () => {
        await pool.end()
        await engine.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

async function openServer(
  { log, silenceLimits = usualSilenceLimits, ...options }: Options,
  databaseUrl: string,
): Promise<Database> {
  const servers = createDatabaseServers(listServerUrls(databaseUrl), silenceLimits)
  const Client = createServerClient(servers, silenceLimits)
  const pool = createPool({ ...poolConfig(options), Client, max: serverConnections }, log)
  try {
    await findServer(pool, servers.urls.length)
  } catch (error) {
    await pool.end()
    throw new AppError('database.unreachable', { params: { reason: reasonOf(error) }, cause: error })
  }
  return {
    ...databaseFromPool(pool),
    engine: 'server',
    lock: undefined,
    listen: (channel, onNotify) => listenOnServer(() => new Client(), channel, onNotify, log),
    close: () => pool.end(),
  }
}

/** Connects to one server after another, until one of them answers. */
async function findServer(pool: pg.Pool, triesLeft: number): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    if (triesLeft <= 1 || !isServerBusy(error)) throw error
    await findServer(pool, triesLeft - 1)
  }
}

/** A code as ECONNREFUSED, 28P01 or 3D000; messages may contain names of users. */
const reasonOf = (error: unknown): string => String((error as { code?: unknown }).code ?? 'no response')

function poolConfig({ connectionTimeoutMillis = 15_000 }: Pick<Options, 'connectionTimeoutMillis'>) {
  return { connectionTimeoutMillis, types: { getTypeParser } }
}

/** The bigint columns contain bytes and versions, which are all safe integers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')

type OnConnect = (client: pg.ClientBase) => Promise<void>

/** `stream` is missing in @types/pg. */
type PoolConfig = pg.PoolConfig & { stream?: () => Duplex }

function createPool(config: PoolConfig, log?: ErrorLog, onConnect?: OnConnect) {
  const pool = new pg.Pool({
    ...config,
    onConnect: async (client: pg.ClientBase) => {
      // Without a listener, the loss of a connection in use would end the process.
      client.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'))
      await onConnect?.(client)
    },
  })
  // The pool repeats errors of idle connections, which their own listener has already logged.
  pool.on('error', () => {})
  return pool
}

/** The queries on a pool; with spans, if tracing is on. */
export const queriesOn = (pool: pg.Pool): Db =>
  new Kysely<Tables>({
    ...(isTracing() && { log: traceStatement }),
    dialect: new PostgresDialect({
      pool: { connect: () => acquireConnection(pool), end: () => pool.end() } as pg.Pool,
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

function databaseFromPool(pool: pg.Pool) {
  const db = queriesOn(pool)
  const notify = async (tx: Tx, channel: string) => {
    await sql`select pg_notify(${channel}, '')`.execute(tx)
  }
  return { db, pool, notify }
}
