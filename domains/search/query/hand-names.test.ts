import { expect, test } from 'vitest'
import { checkHandNames, hasNamesInUrl, withHandNames } from './hand-names.ts'

const params = (query: string) => new URLSearchParams(query)

test('an address asks for the names of families, or leaves the choice to the visitor [PUB-09]', () => {
  expect(hasNamesInUrl(params('names=1'))).toBe(true)
  for (const query of ['', 'names=', 'names=0', 'finger=index'])
    expect(hasNamesInUrl(params(query)), query).toBe(false)
  for (const query of ['', 'names=', 'names=1']) expect(checkHandNames(params(query)), query).toEqual([])
})

test('an unknown value is reported, shortened [D34] [PUB-09]', () => {
  const problems = checkHandNames(params(`names=${'x'.repeat(5000)}`))
  expect(problems).toMatchObject([{ field: 'names', code: 'value.unknown' }])
  expect(JSON.stringify(problems).length).toBeLessThan(300)
})

test('names are added to a query string, or removed from it, and the rest is kept [PUB-09]', () => {
  expect(withHandNames('', true)).toBe('?names=1')
  expect(withHandNames('?finger=index', true)).toBe('?finger=index&names=1')
  expect(withHandNames('?names=1&finger=index', false)).toBe('?finger=index')
  expect(withHandNames('?names=1', false)).toBe('')
})
