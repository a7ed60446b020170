import type pg from 'pg'
import { AppError } from '#platform/errors/app-error.ts'

/** Messages of node-postgres, whose errors of lost connections have no code. */
const connectionMessages =
  /timeout exceeded when trying to connect|^Connection terminated|connection error and is not queryable/

/**
 * SQLSTATE class 08: connection exceptions; 53300: too many connections; 57P01 to 57P03: shutdown, crash, start; 25006:
 * a write to a server that is read-only, such as a standby before it takes over.
 */
const unavailableStates = /^(08\w{3}|53300|57P0[123]|25006)$/

/** Errors of the socket while connecting, or of a connection that broke. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Whether an error means that the database cannot answer at present: no connection became free in time, or it cannot be
 * reached, is shutting down or starting, or accepts no writes.
 */
export function isServerBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (unavailableStates.test(code) || socketCodes.has(code))) return true
  return connectionMessages.test(error.message)
}

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
