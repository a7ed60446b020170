import type { Route } from './+types/search.ts'
import { panelContext } from './guard.ts'
import { answerJson } from './json-request.ts'
import type { SearchView } from './panel-search-view.ts'
import { presentSearch } from './present-search.ts'

/** What the search of the panel finds for `q`. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const text = url.searchParams.get('q') ?? ''
  const headers = { 'cache-control': 'private, no-store' }
  return answerJson<SearchView>(
    { app, locale },
    () => presentSearch(app, { actor: signedIn.actor, text, locale }),
    headers,
  )
}
