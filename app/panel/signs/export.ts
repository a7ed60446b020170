import { authenticateByCookie } from '#domains/accounts/index.ts'
import { exportSignList } from '#domains/sign-management/index.ts'
import { listExportFiles, listExportFormats } from '#domains/sign-management/list-export-format.ts'
import { parseSignListQuery, signListScopes } from '#domains/sign-management/sign-list.input.ts'
import { signListPathOf } from '#domains/sign-management/sign-list-paths.ts'
import { visitor } from '#platform/actor.ts'
import { type AppError, isAppError } from '#platform/errors/app-error.ts'
import { attachmentHeaders, streamChunks } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/export.ts'
import { panelExportLimits } from './export-limits.ts'
import { signListContext } from './present-sign-list.ts'

/** All signs of a list that match, as a file. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { settings } = app
  const scope = signListScopes.find((one) => one === url.searchParams.get('list')) ?? 'all'
  const format = listExportFormats.find((one) => one === url.searchParams.get('format')) ?? 'csv'
  const query = parseSignListQuery(url.searchParams)
  const { extension, type } = listExportFiles[format]
  const name = `${settings.platform}-signs-${isoDateIn(app.now(), settings.timeZone)}.${extension}`
  const session = { db: app.db, now: app.now, secure: settings.secure, secondFactor: app.secondFactor }
  try {
    await app.formGate.consume(panelExportLimits, app.clientAddress, `${signedIn.actor.id}`)
    const origin = settings.publicUrl ?? url.origin
    const { platform, offersOriginals } = settings
    const exportContext = { ...signListContext(app), platform, origin, offersOriginals, now: app.now }
    const chunks = await exportSignList(exportContext, signedIn.actor, {
      scope,
      query,
      locale,
      format,
      currentActor: async () =>
        (await authenticateByCookie(session, { headers: request.headers }))?.actor ?? visitor,
    })
    const body = await streamChunks(chunks, (error) => app.log.warn({ err: error }, 'an export ended early'))
    return new Response(body, { headers: attachmentHeaders(name, type) })
  } catch (error) {
    const list = signListPathOf(locale, 'all')
    if (isAppError(error) && error.code === 'form.tooMany') return toTextResponse(error, locale)
    if (isAppError(error) && error.status < 500) return redirectWithToast(list, `errors:${error.code}`)
    app.log.error({ err: error }, 'an export failed')
    return redirectWithToast(signListPathOf(locale, scope, query), 'errors:export.failed', { file: name })
  }
}

/** The message of a limit as a text, because this address has no page. */
const toTextResponse = ({ code, status, params }: AppError, locale: Locale) =>
  new Response(translator(locale)(`errors:${code}`, params), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(params.seconds) },
  })
