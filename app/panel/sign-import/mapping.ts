import { getImport } from '#domains/sign-import/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/mapping.ts'

/** The mapping of an import as the file that the command line reads. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('import.notFound')
  const { stored } = await getImport(app, signedIn.actor, { id, locale }).catch((error: unknown) => {
    throw isAppError(error) ? pageError(error.code) : error
  })
  return new Response(`${JSON.stringify(stored.mapping, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="mapping-${id}.json"`,
      'cache-control': 'no-store',
    },
  })
}
