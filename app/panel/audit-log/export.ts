import { parseAuditQuery } from '#domains/audit-log/audit-query.input.ts'
import { exportAuditLog } from '#domains/audit-log/index.ts'
import { attachmentHeaders, streamChunks } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/export.ts'

/** The filtered audit log as a CSV file, all pages together. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { platform, timeZone } = app.settings
  const file = await exportAuditLog({ db: app.db, now: app.now, timeZone }, signedIn.actor, {
    query: parseAuditQuery(url.searchParams),
    locale,
  })
  const body = await streamChunks(file, (error) =>
    app.log.error({ err: error }, 'a file of the audit log ended early'),
  )
  const name = `${platform}-audit-log-${isoDateIn(app.now(), timeZone)}.csv`
  return new Response(body, { headers: attachmentHeaders(name, 'text/csv; charset=utf-8') })
}
