import { redirect } from 'react-router'
import { chooseLocale } from '#platform/i18n/choose-locale.ts'
import type { Route } from './+types/locale-redirect.ts'

/** `/` redirects to the locale of the cookie or the browser. No other route uses them. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(`/${chooseLocale(request.headers)}`, { headers: { Vary: 'Cookie, Accept-Language' } })
