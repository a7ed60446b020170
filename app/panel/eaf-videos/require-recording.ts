import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { pageError } from '../../page-errors.ts'

/** The id of the address. @throws a page that says that there is no such recording */
export function requireRecordingId(text: string | undefined): number {
  const id = parseId(text)
  if (id === undefined) throw pageError('eaf.notFound')
  return id
}

/** Shows a missing recording as a page that does not exist. */
export function orPageError(error: unknown): never {
  throw isAppError(error) && (error.code === 'eaf.notFound' || error.code === 'eaf.versionNotFound')
    ? pageError(error.code)
    : error
}
