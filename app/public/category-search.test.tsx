import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type AppContext, appContext } from '../app-context.ts'
import { loader } from './category-search.tsx'

/** A dictionary in which no sign has a property. */
const dictionary = {
  version: 1,
  count: 1,
  defaultLanguage: 'pt',
  facets: () => ({}),
  relations: () => [],
  vocabulary: { list: () => [], entry: () => undefined },
}

test('without signs that are described by category, the page says so and offers no categories [PUB-15]', () => {
  const context = new RouterContextProvider(new Map([[appContext, { dictionary } as unknown as AppContext]]))
  const request = new Request('https://signs.example/en/search-signs/category?handshape=flat-hand')
  const loaded = loader({ request, params: { locale: 'en' }, context } as unknown as Parameters<
    typeof loader
  >[0])
  expect(loaded).toMatchObject({ view: null, page: { noindex: true } })
})
