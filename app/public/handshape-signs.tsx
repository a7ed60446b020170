import { redirect } from 'react-router'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { isNarrowed, presentHandshapeSigns } from '#domains/search/presenters/handshape-signs.presenter.ts'
import { handStyleParameter, withHandStyle } from '#domains/search/query/hand-style.ts'
import { handFilter, readHandChoice } from '#domains/search/query/handshape-choice.ts'
import { searchAddress } from '#domains/search/query/search-address.ts'
import { HandshapeSigns } from '#domains/search/ui/handshapes/HandshapeSigns.tsx'
import { locationFilterName } from '#domains/search/ui/picker-locations.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import type { Route } from './+types/handshape-signs.ts'
import { getHandshapeData } from './get-handshape-data.ts'
import { scenesOfAreas } from './location-scenes.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { searchFromRequest } from './search-from-request.ts'
import { useInPlaceNavigation } from './use-in-place-navigation.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { search, searchParams } = new URL(request.url)
  const entry = requireHandshape(dictionary, params.id)
  if (params.id !== String(entry.id))
    throw redirect(localizedPath(locale, `/search-signs/handshape/signs/${entry.id}`) + search)
  const { choice: requestedChoice, problems } = readHandChoice(searchParams)
  // Without a family, the choice `only` has no effect.
  const choice = {
    ...requestedChoice,
    only: requestedChoice.withoutFamily && dictionary.vocabulary.isHead(entry.id),
  }
  const { results, stale } = searchFromRequest(dictionary, request, locale, {
    filters: handFilter(entry.id, choice),
    ownNames: ['hand', 'only', handStyleParameter],
    problems,
  })
  const near = getHandshapeData(dictionary, locale).similarTo(entry.id)
  const view = presentHandshapeSigns(dictionary, { entry, choice, results, near }, { locale, t })
  const { name } = view.hand
  const { page } = results.query
  const title = t('handshapes:signs.title', { name })
  const canonicalQuery = searchAddress(results.query, view.results.filters)
  return {
    page: {
      title: page > 1 ? `${title}, ${t('search:page', { page })}` : title,
      description: t('handshapes:signs.description', { name }),
      query: withHandStyle(canonicalQuery, 'drawing'),
      noindex: isNarrowed(view.results) || stale !== null,
    },
    messages: getMessagesUrl(locale, ['handshapes', 'search', 'signs']),
    view: serialize(view),
    scenes: scenesOfAreas(view.refinements.find(({ name }) => name === locationFilterName)?.values ?? [])
      .areas,
    stale,
    locale,
  }
}

/**
 * A handshape by its id or its value, or the one that it was merged into. The redirect to its id is temporary, because
 * a merge can be undone, while browsers keep permanent redirects.
 * @throws the 404 page
 */
function requireHandshape({ vocabulary }: PublishedDictionary, idOrValue: string) {
  const id = parseId(idOrValue)
  const byId = id === undefined ? undefined : (vocabulary.entry(id) ?? vocabulary.mergedInto(id))
  if (byId?.list === 'handshape-of-hand') return byId
  const byValue = vocabulary.byValue('handshape-of-hand', idOrValue)
  if (!byValue) throw pageError('page.notFound')
  return byValue
}

const focusFallbackIds = ['chosen']

/** The signs of one handshape. */
export default function HandshapeSignsPage({ loaderData }: Route.ComponentProps) {
  const changeInPlace = useInPlaceNavigation(focusFallbackIds)
  return (
    <>
      <StaleParametersNote stale={loaderData.stale} />
      <HandshapeSigns
        view={deserialize(loaderData.view)}
        scenes={loaderData.scenes}
        locale={loaderData.locale}
        onFilterClick={changeInPlace}
      />
    </>
  )
}
