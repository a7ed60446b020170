import { expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { ownParameters, pageProblem, presentStaleParameters } from './present-stale-parameters.ts'
import { readCategory } from './read-category.ts'

const t = translator('en')
const url = (query: string) => `http://signs.example/en/search-signs/words?${query}`

test('parameters that other sites add to a link are no filters [D34]', () => {
  expect([...ownParameters(url('q=sol&utm_source=a&fbclid=b&_ga=c&mc_eid=d&location='))]).toEqual([
    ['q', 'sol'],
  ])
  expect([...ownParameters(url('colour=red&clid=a')).keys()]).toEqual(['colour'])
})

test('the note names each filter as its category, and other parameters by their label or name [D34] [PUB-10]', () => {
  const value = { code: 'value.unknown' as const, params: { value: 'nope' } }
  const stale = presentStaleParameters(
    [
      { field: 'page', code: 'value.invalid' },
      { field: 'location', ...value },
      { field: 'colour', code: 'request.unknownParameter', params: { name: 'colour' } },
    ],
    'en',
  )
  expect(stale).toEqual({
    title: t('search:stale.title'),
    problems: [
      { name: t('search:stale.parameter.page'), sentence: t('errors:value.invalid') },
      { name: t('properties:location'), sentence: t('errors:value.unknown', { value: 'nope' }) },
      { name: 'colour', sentence: t('errors:request.unknownParameter', { name: 'colour' }) },
    ],
  })
})

test('without problems there is no note, and of many only some are listed [D34]', () => {
  expect(presentStaleParameters([], 'en')).toBeNull()
  const many = Array.from({ length: 99 }, () => ({ field: 'location', code: 'value.invalid' as const }))
  for (const locale of locales)
    expect(presentStaleParameters(many, locale)?.problems.length).toBeLessThanOrEqual(10)
})

test('a page number above the last page is reported [D34]', () => {
  expect(pageProblem(2, 2)).toEqual([])
  expect(pageProblem(500, 2)).toMatchObject([{ field: 'page', params: { value: 500 } }])
})

test('a category that does not exist is reported [D34] [PUB-10]', () => {
  const read = (query: string) => readCategory(new Request(url(query)))
  expect(read('category=location')).toMatchObject({ open: 'location', problems: [] })
  expect(read('')).toMatchObject({ open: null, problems: [] })
  expect(read('category=moon')).toMatchObject({ open: null, problems: [{ field: 'category' }] })
})
