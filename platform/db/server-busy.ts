import type pg from 'pg'
import { AppError } from '#platform/errors/app-error.ts'

/** Messages of node-postgres, whose errors of lost connections have no code. */
const connectionMessages =
  /timeout exceeded when trying to connect|^timeout expired$|^Connection terminated|connection error and is not queryable|^Client was closed|error establishing an SSL connection/

/**
 * SQLSTATE class 08: connection exceptions; class 53: out of memory, of connections and of other resources, except 53100, the full
 * disk; 57P01 to 57P05: shutdown, crash, start, a database that was removed, a session that was idle too long; 25P03: a
 * transaction that was; 25006: a write to a server that is read-only, such as a standby before it takes over.
 */
const unavailableStates = /^(08\w{3}|53[02-9]\w{2}|57P0[1-5]|25P03|25006)$/

/** Errors of the socket while connecting, or of a connection that broke. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Whether an error means that the database cannot answer at present: no connection became free in time, or it cannot be
 * reached, is shutting down or starting, or accepts no writes.
 */
export function isServerBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && (unavailableStates.test(code) || socketCodes.has(code))) return true
  // The socket in the file system is gone while the server does not run.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return connectionMessages.test(error.message)
}

/** Whether nothing answered a new connection. */
export const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'timeout expired' || (error as { code?: unknown }).code === 'ETIMEDOUT')

/** Converts such an error to `server.busy` (503); returns other errors unchanged. */
function asServerBusy(error: unknown): unknown {
  if (!isServerBusy(error)) return error
  const cause = new Error(
    'There is no database connection. If none became free in time: inside a transaction, use the transaction and not the pool.',
    { cause: error },
  )
  return new AppError('server.busy', { cause })
}

/** A connection of the pool. @throws AppError `server.busy` when none becomes free in time */
export async function acquireConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw asServerBusy(error)
  }
}
