import { signEditPath } from '#domains/sign-form/sign-form-paths.ts'
import { listPanelSigns } from '#domains/sign-management/index.ts'
import { parseSignListQuery, type SignListScope } from '#domains/sign-management/sign-list.input.ts'
import { signViewPath } from '#domains/sign-management/sign-list-paths.ts'
import type { SignRow } from '#domains/sign-management/sign-row.presenter.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'
import { panelPath } from '../panel-path.ts'

/**
 * The list that a page shows.
 * @param pattern of the route
 */
export function listScopeOf(pattern: string): SignListScope {
  if (pattern.includes(`${panelPath}/my-signs-approvals`)) return 'approvals'
  return pattern.includes(`${panelPath}/my-signs`) ? 'mine' : 'all'
}

/** What the use cases of the lists need. */
export const signListContext = ({
  db,
  dictionary,
  panelSigns,
  settings,
  requireSignerConsent,
}: AppContext) => ({
  db,
  dictionary,
  panelSigns,
  timeZone: settings.timeZone,
  requireSignerConsent,
})

/** One page of a list for the person, with formatted dates. */
export async function presentSignList(
  app: AppContext,
  { scope, locale, params }: { scope: SignListScope; locale: Locale; params: URLSearchParams },
) {
  const query = parseSignListQuery(params)
  const { rows, page, ...list } = await listPanelSigns(signListContext(app), app.actor, {
    scope,
    query,
    locale,
  })
  return {
    ...list,
    scope,
    query: { ...query, page },
    signs: rows.map((row) => presentRow(row, locale, app.settings.timeZone)),
  }
}

const presentRow = ({ changedAt, createdAt: _, ...row }: SignRow, locale: Locale, timeZone: string) => ({
  ...row,
  changed: formatDate(changedAt, locale, timeZone),
  editPath: signEditPath(locale, row.id),
  viewPath: signViewPath(locale, row.id),
})
