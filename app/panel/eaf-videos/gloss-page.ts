import { decodeValues } from '#domains/eaf-videos/value-decisions.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { pageError } from '../../page-errors.ts'

/** The id of the recording in the address; one that is not valid belongs to no recording. */
export const recordingId = (params: { id?: string }): number => parseId(params.id) ?? 0

/** A page instead of a server error if the recording does not exist, or is not read yet. */
export const orErrorPage = (error: unknown): never => {
  throw isAppError(error) && (error.code === 'eaf.notFound' || error.code === 'eaf.notRead')
    ? pageError(error.code)
    : error
}

/** The revision that the person saw; the form of a toast has none. */
export const seenRevision = ({ revision }: Record<string, string | undefined>): number | undefined =>
  revision === undefined ? undefined : Number(revision)

/** The chosen values of a form. @throws AppError `gloss.noneChosen`, `request.invalid` */
export function chosenValues(form: FormData | URLSearchParams): string[] {
  const fields = form.getAll('value').map(String)
  if (fields.length === 0) throw new AppError('gloss.noneChosen')
  try {
    return decodeValues(fields)
  } catch {
    throw new AppError('request.invalid')
  }
}
