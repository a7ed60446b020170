import { redirect } from 'react-router'
import { schoolModeCookieLine } from '#domains/publication/school-mode.ts'
import type { Route } from './+types/choose-school-mode.ts'
import { appContext } from './app-context.ts'
import { requireLocale } from './page-errors.ts'
import { returnPath } from './return-path.ts'

/** Stores whether the visitor wants the school mode, `on=1`, and redirects to the page `to`. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const isOn = new URL(request.url).searchParams.get('on') === '1'
  const secure = context.get(appContext).settings.secure ? '; Secure' : ''
  return redirect(returnPath(request, locale), {
    headers: { 'Set-Cookie': `${schoolModeCookieLine(isOn)}${secure}` },
  })
}

/** Never rendered. A route without component would respond to an unknown locale without an error page. */
export default () => null
