import { redirect } from 'react-router'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/index.ts'
import { guidePath } from './guide-pages.ts'

/** The guide redirects to its overview. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(localizedPath(requireLocale(params), `${guidePath}/board`))

/** Never rendered. A route without component would respond to an unknown locale without an error page. */
export default () => null
