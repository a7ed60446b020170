import { redirect } from 'react-router'
import { appContext } from '../app-context.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import { localizedPath } from '../site-links.ts'
import type { Route } from './+types/sign-legacy.ts'

/** Where the addresses of older sign banks lead: the sign with this id, else the one that had it at its source. */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const isId = /^[1-9]\d{0,9}$/.test(params.id)
  const sign = (isId && dictionary.card(Number(params.id))) || dictionary.bySource(params.id)
  if (!sign) throw pageError('sign.notFound')
  return redirect(localizedPath(locale, `/signs/view/${sign.id}`))
}

/** Only its error is ever drawn; a route without a page would answer the bare data. */
export default function SignLegacy() {
  return null
}
