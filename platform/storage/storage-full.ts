import { AppError } from '#platform/errors/app-error.ts'

/** Of the file system, of a quota, and of PostgreSQL (disk_full). */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error means that there is no space left for files or for the database. */
export const isStorageFull = (error: unknown): boolean =>
  fullCodes.has(String((error as { code?: unknown } | null | undefined)?.code))

/** Converts such an error to `storage.full` (507); returns other errors unchanged. */
export const asStorageFull = (error: unknown): unknown =>
  isStorageFull(error) ? new AppError('storage.full', { cause: error }) : error
