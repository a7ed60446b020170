import { exportMyData } from '#domains/accounts/index.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/export-my-data.ts'

/** A copy of all own data as a JSON file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const copy = await exportMyData(app, signedIn.actor, { locale })
  const name = `${app.settings.platform}-${signedIn.account.id}-${isoDateIn(app.now(), app.settings.timeZone)}.json`
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
