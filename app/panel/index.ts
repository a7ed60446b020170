import { redirect } from 'react-router'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/index.ts'
import { panelPagePath } from './panel-path.ts'

/** The panel itself redirects to its overview. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(panelPagePath(requireLocale(params), 'overview'))
