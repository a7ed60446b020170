import { redirect } from 'react-router'
import { requireLocale } from '../page-errors.ts'
import { localizedPath } from '../site-links.ts'
import type { Route } from './+types/index.ts'
import { guidePath } from './guide-pages.ts'

/** The guide begins with its board. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(localizedPath(requireLocale(params), `${guidePath}/board`))

/** Never shown; with it a wrong language is answered with a page. */
export default () => null
