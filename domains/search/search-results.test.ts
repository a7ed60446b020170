import { expect, test } from 'vitest'
import { byGloss } from './alphabetical.ts'
import { anEntry, aQuery } from './an-entry.fixture.ts'
import { SearchEngine } from './engine.ts'
import { searchResults } from './search-results.ts'

const engine = new SearchEngine({ compare: byGloss('pt') })
engine.apply(
  Array.from({ length: 50 }, (_, at) => anEntry({ id: at + 1, gloss: `CASA ${at + 1}` })),
  [],
)
const dictionary = {
  search: engine.search.bind(engine),
  card: engine.entry.bind(engine),
  defaultLanguage: 'pt',
}

test('a page far beyond the last one shows the last [PUB-07]', () => {
  const view = searchResults(dictionary, aQuery({ q: 'casa', page: 1e9 }))
  expect(view.query.page).toBe(3)
  expect(view.cards.map(({ id }) => id)).toEqual([49, 50])
})

test('nothing found is page one of none [PUB-07]', () => {
  const view = searchResults(dictionary, aQuery({ q: 'livro', page: 9 }))
  expect(view).toMatchObject({ total: 0, pages: 0, cards: [] })
  expect(view.query.page).toBe(1)
})
