import { exportMissingTexts } from '#domains/language-management/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { attachmentHeaders } from '#platform/http/stream-file.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/missing-texts.ts'

/** What is missing in a language, as a CSV file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('language.notFound')
  const { code, csv } = await exportMissingTexts(app, signedIn.actor, { id }).catch((error: unknown) => {
    throw isAppError(error) ? pageError(error.code) : error
  })
  return new Response(csv, { headers: attachmentHeaders(`missing-${code}.csv`, 'text/csv; charset=utf-8') })
}
