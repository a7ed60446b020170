import { redirect } from 'react-router'
import { localeCookieLine } from '#platform/i18n/choose-locale.ts'
import type { Route } from './+types/choose-language.ts'
import { appContext } from './app-context.ts'
import { requireLocale } from './page-errors.ts'

/** Remembers the chosen language and goes back to the page, `to` being its path below the locale with its query. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const to = new URL(`/${locale}${new URL(request.url).searchParams.get('to') ?? ''}`, 'http://here')
  const isBelow =
    to.host === 'here' && (to.pathname === `/${locale}` || to.pathname.startsWith(`/${locale}/`))
  const secure = context.get(appContext).settings.secure ? '; Secure' : ''
  return redirect(isBelow ? `${to.pathname}${to.search}` : `/${locale}`, {
    headers: { 'Set-Cookie': `${localeCookieLine(locale)}${secure}` },
  })
}

/** Never shown; with it a wrong language is answered with a page. */
export default () => null
