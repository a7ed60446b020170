import { presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { filterTitle } from '#domains/search/presenters/filter.presenter.ts'
import { presentHandBuilder } from '#domains/search/presenters/hand-builder.presenter.ts'
import { presentHandChart, presentHandMatches } from '#domains/search/presenters/hand-matches.presenter.ts'
import { handshapePaths } from '#domains/search/presenters/handshape-paths.ts'
import { isEmptyLook, readHandLook } from '#domains/search/query/hand-look.ts'
import { checkHandNames, handNamesParameter } from '#domains/search/query/hand-names.ts'
import { handStyleParameter, readHandStyle } from '#domains/search/query/hand-style.ts'
import {
  formatHandTarget,
  readHandTarget,
  targetParameters,
  targetPath,
} from '#domains/search/query/hand-target.ts'
import { HandshapeSearch } from '#domains/search/ui/handshapes/builder/HandshapeSearch.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/handshape-search.ts'
import { getHandshapeData } from './get-handshape-data.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { ownParameters, presentStaleParameters } from './present-stale-parameters.ts'
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
  const namesProblems = checkHandNames(parameters)
  parameters.delete(handNamesParameter)
  const choice = readHandTarget(parameters)
  for (const name of targetParameters) parameters.delete(name)
  const { target } = choice
  const { look, problems } = readHandLook(parameters)
  const { families, described, counts } = getHandshapeData(dictionary, locale)
  const pictureOf = (id: number) => {
    const entry = dictionary.vocabulary.entry(id)
    return entry ? presentHandPicture(entry, dictionary.media) : null
  }
  const isEmpty = isEmptyLook(look)
  const stale = presentStaleParameters(
    [...choice.problems, ...problems, ...style.problems, ...namesProblems],
    locale,
  )
  const pathOf = handshapePaths(dictionary, { target, style: style.style }, locale)
  return {
    page: {
      title: t('handshapes:title'),
      description: t('handshapes:description'),
      noindex: !isEmpty || target !== null || stale !== null,
    },
    messages: getMessagesUrl(locale, ['handBuilder', 'handshapes', 'search', 'signs']),
    view: serialize({
      builder: presentHandBuilder(look, described, pictureOf),
      chart: isEmpty ? presentHandChart(dictionary, families, { counts, pathOf }, reader) : [],
      matches: isEmpty
        ? null
        : presentHandMatches(dictionary, { look, handshapes: described, counts, pathOf }, reader),
      target: target && {
        title: filterTitle(target.filter, t),
        parameters: formatHandTarget(target),
        path: targetPath(target),
      },
      total: families.reduce((sum, { members }) => sum + 1 + members.length, 0),
    }),
    stale,
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
