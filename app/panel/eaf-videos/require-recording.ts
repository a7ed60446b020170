import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { pageError } from '../../page-errors.ts'

/** The id of the address. @throws the page for a missing recording */
export function requireRecordingId(text: string | undefined): number {
  const id = parseId(text)
  if (id === undefined) throw pageError('eaf.notFound')
  return id
}

const codesOfPages = ['eaf.notFound', 'eaf.versionNotFound', 'eaf.notRead'] as const
const isCodeOfPage = (code: string): code is (typeof codesOfPages)[number] =>
  (codesOfPages as readonly string[]).includes(code)

/** Shows a recording that is missing, or not read yet, as a page that does not exist. */
export function orPageError(error: unknown): never {
  throw isAppError(error) && isCodeOfPage(error.code) ? pageError(error.code) : error
}
