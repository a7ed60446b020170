import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMapping } from '#domains/signs/csv/parse-mapping.ts'
import { extendMapping, listOfColumn, readMappedTerms } from './mapping-draft.ts'

const unknown = (column: string, value: string | null = null) => ({
  column,
  value,
  count: 1,
  lines: '2',
  wider: null,
})

test('decisions become headers and values of a mapping file, under the names of our columns [SGN-14]', () => {
  const first = extendMapping({}, [
    { column: 'Place', value: null, target: 'location' },
    { column: 'Remark', value: null, target: null },
  ])
  expect(listOfColumn('place ', first)).toBe('location')
  expect(listOfColumn('Remark', first)).toBe(undefined)
  const second = extendMapping(first, [{ column: 'Place', value: 'mond', target: 'mouth' }])
  expect(second).toEqual({
    headers: { Place: 'location', Remark: null },
    values: { location: { mond: 'mouth' } },
  })
  expect(parseMapping(second).errors).toEqual([])
})

test('a later decision replaces an earlier one that means the same; the given mapping stays as it is', () => {
  const mapping = { headers: { PLACE: 'location' }, values: { location: { Mond: 'mouth' } }, splitters: {} }
  const changed = extendMapping(mapping, [
    { column: 'place', value: null, target: 'tags' },
    { column: 'place', value: ' mond', target: null },
  ])
  expect(changed.headers).toEqual({ place: 'tags' })
  expect(changed.values).toEqual({ location: { ' mond': null } })
  expect(mapping.headers).toEqual({ PLACE: 'location' })
})

test('any decisions about headers give a mapping that the command line reads', () => {
  const header = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(fc.uniqueArray(header, { selector: (text) => text.trim().toLowerCase() }), (headers) => {
      const terms = headers.map((column) => ({ column, value: null, target: null }))
      expect(parseMapping(extendMapping({}, terms)).errors).toEqual([])
    }),
  )
})

test('of a form, what is neither filled in nor left out stays unknown; leaving out comes first', () => {
  const terms = [unknown('a'), unknown('b'), unknown('c', 'x'), unknown('d', 'y')]
  const values = {
    'target.0': ' gloss ',
    'target.1': '',
    'target.2': 'mouth',
    'omit.2': 'on',
    'target.9': 'x',
  }
  expect(readMappedTerms(values, terms)).toEqual([
    { column: 'a', value: null, target: 'gloss' },
    { column: 'c', value: 'x', target: null },
  ])
})
