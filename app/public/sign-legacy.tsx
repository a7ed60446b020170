import { redirect } from 'react-router'
import { signPath } from '#domains/signs/sign-path.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { appContext } from '../app-context.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import type { Route } from './+types/sign-legacy.ts'

/**
 * Redirects URLs of older sign banks to the sign with this id at the legacy source. Without such a source, to our sign
 * with this id, else to the one with this id at any source.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary, settings } = context.get(appContext)
  const { legacySource } = settings
  const id = parseId(params.id)
  const own = id === undefined || legacySource !== undefined ? undefined : dictionary.card(id)
  const sign = own ?? dictionary.bySourceId(params.id, legacySource)
  if (!sign) throw pageError('sign.notFound')
  return redirect(signPath(locale, sign.id))
}

/** Never rendered. A route without component would respond with data instead of the error page. */
export default function SignLegacy() {
  return null
}
