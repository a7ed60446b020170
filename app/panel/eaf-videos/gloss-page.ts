import { decodeValues } from '#domains/eaf-videos/value-decisions.ts'
import { AppError } from '#platform/errors/app-error.ts'

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
