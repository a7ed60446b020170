import { presentHandPicture } from '#domains/hand-drawings/hand-picture.ts'
import { presentHandBuilder } from '#domains/search/presenters/hand-builder.presenter.ts'
import { presentHandChart, presentHandMatches } from '#domains/search/presenters/hand-matches.presenter.ts'
import { isEmptyLook, readHandLook } from '#domains/search/query/hand-look.ts'
import { handStyleParameter, readHandStyle } from '#domains/search/query/hand-style.ts'
import { HandshapeSearch } from '#domains/search/ui/handshapes/builder/HandshapeSearch.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/handshape-search.ts'
import { getHandshapeData } from './handshape-data.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { ownParameters, presentStaleParameters } from './stale-parameters.ts'
import { useInPlaceNavigation } from './use-in-place-navigation.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const reader = { locale, t }
  const parameters = ownParameters(request.url)
  const style = readHandStyle(parameters)
  parameters.delete(handStyleParameter)
  const { look, problems } = readHandLook(parameters)
  const { families, described, counts } = getHandshapeData(dictionary, locale)
  const pictureOf = (id: number) => {
    const entry = dictionary.vocabulary.entry(id)
    return entry ? presentHandPicture(entry, dictionary.media) : null
  }
  const isEmpty = isEmptyLook(look)
  return {
    page: {
      title: t('handshapes:title'),
      description: t('handshapes:description'),
      noindex: !isEmpty || problems.length > 0,
    },
    messages: getMessagesUrl(locale, ['handBuilder', 'handshapes', 'search', 'signs']),
    view: serialize({
      builder: presentHandBuilder(look, described, pictureOf),
      chart: isEmpty ? presentHandChart(dictionary, families, counts, reader) : [],
      matches: isEmpty
        ? null
        : presentHandMatches(dictionary, { look, handshapes: described, counts }, reader),
      total: families.reduce((sum, { members }) => sum + 1 + members.length, 0),
    }),
    stale: presentStaleParameters([...problems, ...style.problems], locale),
    locale,
  }
}

const focusFallbackIds = ['answer']

/** Search by handshape: a hand to build, and the handshapes that signs have. */
export default function HandshapeSearchPage({ loaderData }: Route.ComponentProps) {
  const changeInPlace = useInPlaceNavigation(focusFallbackIds)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which also work by keyboard.
    <div onClick={changeInPlace}>
      <StaleParametersNote stale={loaderData.stale} />
      <HandshapeSearch {...deserialize(loaderData.view)} locale={loaderData.locale} />
    </div>
  )
}
