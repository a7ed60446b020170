import { getFailedLines } from '#domains/sign-import/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/failed-lines.ts'

/** The lines with errors of an import as a CSV file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('import.notFound')
  const csv = await getFailedLines(app, signedIn.actor, { id, locale }).catch((error: unknown) => {
    throw isAppError(error) ? pageError(error.code) : error
  })
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${id}-failed-lines.csv"`,
      'cache-control': 'no-store',
    },
  })
}
