import { redirect } from 'react-router'
import { requireLocale } from '../page-errors.ts'
import { localizedPath } from '../site-links.ts'
import type { Route } from './+types/index.ts'
import { panelPath } from './guard.ts'

/** The panel begins with its overview. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(localizedPath(requireLocale(params), `${panelPath}/overview`))
