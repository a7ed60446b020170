import { redirect } from 'react-router'
import { requireLocale } from '../page-errors.ts'
import { panelPagePath } from './panel-path.ts'

/** Requests of forms have no page. */
export const toOverview = ({ params }: { params: { locale?: string } }) =>
  redirect(panelPagePath(requireLocale(params), 'overview'), 303)
