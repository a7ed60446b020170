import type pg from 'pg'
import { AppError } from '#platform/errors/app-error.ts'

const timeoutMessage = /timeout exceeded when trying to connect|terminated due to connection timeout/
const tooManyConnections = '53300'

/** Whether an error of node-postgres means that no connection became free in time. */
export function isServerBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return timeoutMessage.test(error.message) || (error as { code?: unknown }).code === tooManyConnections
}

/** Converts such an error to `server.busy` (503); returns other errors unchanged. */
function asServerBusy(error: unknown): unknown {
  if (!isServerBusy(error)) return error
  const cause = new Error(
    'No database connection became free in time. Inside a transaction, use the transaction and not the pool.',
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
