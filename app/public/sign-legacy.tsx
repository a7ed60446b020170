import { redirect } from 'react-router'
import { signPath } from '#domains/signs/sign-path.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { appContext } from '../app-context.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import type { Route } from './+types/sign-legacy.ts'

/** Redirects URLs of older sign banks to the sign with this id, else to the sign with this id at its source. */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const id = parseId(params.id)
  const sign = (id !== undefined && dictionary.card(id)) || dictionary.bySource(params.id)
  if (!sign) throw pageError('sign.notFound')
  return redirect(signPath(locale, sign.id))
}

/** Never rendered. A route without component would respond with data instead of the error page. */
export default function SignLegacy() {
  return null
}
