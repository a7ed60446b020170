import { getMoment } from '#domains/occurrences/index.ts'
import type { MomentWire } from '#domains/occurrences/moment.wire.ts'
import { presentMoment } from '#domains/occurrences/occurrences.presenter.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { panelContext } from '../guard.ts'
import { answerJson } from '../json-request.ts'
import type { Route } from './+types/moment.ts'

/** What surrounds an occurrence, for the page of occurrences. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(url.searchParams.get('id'))
  const around = url.searchParams.get('around')
  return answerJson<MomentWire>({ app, locale }, async () => {
    if (id === undefined) throw new AppError('occurrence.notFound')
    const moment = await getMoment(app, signedIn.actor, {
      id,
      around: around === null ? null : (parseId(around) ?? 0),
    })
    return presentMoment(moment, locale)
  })
}
