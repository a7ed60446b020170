import { redirect } from 'react-router'
import { localeCookieLine } from '#platform/i18n/choose-locale.ts'
import type { Route } from './+types/choose-language.ts'
import { appContext } from './app-context.ts'
import { requireLocale } from './page-errors.ts'
import { returnPath } from './return-path.ts'

/** Stores the chosen language and redirects to the page `to`, a path below the locale with its query. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const secure = context.get(appContext).settings.secure ? '; Secure' : ''
  return redirect(returnPath(request, locale), {
    headers: { 'Set-Cookie': `${localeCookieLine(locale)}${secure}` },
  })
}

/** Never rendered. A route without component would respond to an unknown locale without an error page. */
export default () => null
