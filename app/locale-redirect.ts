import { redirect } from 'react-router'
import { chooseLocale } from '#platform/i18n/choose-locale.ts'
import type { Route } from './+types/locale-redirect.ts'

/** `/` leads to the visitor's locale; no other address asks cookie or browser. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(`/${chooseLocale(request.headers)}`, { headers: { Vary: 'Cookie, Accept-Language' } })
