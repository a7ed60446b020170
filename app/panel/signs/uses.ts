import { getSignUses } from '#domains/eaf-videos/index.ts'
import { writeSignUses } from '#domains/eaf-videos/sign-uses.export.ts'
import { presentSignUses, type SignUsesView } from '#domains/eaf-videos/sign-uses.presenter.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { attachmentHeaders } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import { answerJson } from '../json-request.ts'
import type { Route } from './+types/uses.ts'

/** The recordings whose annotations name a sign: for the dialog that renames it, or as a CSV file. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { platform, timeZone } = app.settings
  const id = parseId(url.searchParams.get('sign'))
  const load = () => {
    if (id === undefined) throw new AppError('sign.notFound')
    return getSignUses(app, signedIn.actor, { ids: [id] })
  }
  if (url.searchParams.get('format') !== 'csv')
    return answerJson<SignUsesView>({ app, locale }, async () =>
      presentSignUses(await load(), { locale, timeZone }),
    )
  const { list } = await load().catch((error: unknown) => {
    throw isAppError(error) ? pageError(error.code) : error
  })
  const name = `${platform}-recordings-of-sign-${id}-${isoDateIn(app.now(), timeZone)}.csv`
  return new Response(writeSignUses(list), { headers: attachmentHeaders(name, 'text/csv; charset=utf-8') })
}
