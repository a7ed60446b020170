import { isAppError } from './app-error.ts'

/** The shortest name of an error, without its message, which may contain addresses: `ECONNREFUSED`, `storage.full`. */
export function errorCode(error: unknown): string {
  if (isAppError(error)) return error.code
  const { code, name, cause } = (error ?? {}) as { code?: unknown; name?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? String(name ?? 'Error') : errorCode(cause)
}
