import { getNotices } from '#domains/sign-import/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { attachmentHeaders, streamChunks } from '#platform/http/stream-file.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/notices.ts'

/** All notices of an import as a CSV file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('import.notFound')
  const chunks = await getNotices(app, signedIn.actor, { id, locale }).catch((error: unknown) => {
    throw isAppError(error) ? pageError(error.code) : error
  })
  const body = await streamChunks(chunks, (error) =>
    app.log.warn({ err: error }, 'a file of notices ended early'),
  )
  return new Response(body, {
    headers: attachmentHeaders(`import-${id}-notices.csv`, 'text/csv; charset=utf-8'),
  })
}
