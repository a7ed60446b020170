import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDependencyOrder } from './database-schema.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('tables are sorted after the tables that they refer to', () => {
  const references = [
    { table: 'a', target: 'b' },
    { table: 'b', target: 'c' },
    { table: 'd', target: 'a' },
  ]
  expect(inDependencyOrder(named('a', 'b', 'c', 'd'), references)).toEqual(named('c', 'b', 'a', 'd'))
})

test('each table is listed once, even with cyclic references', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const references = fc.array(fc.record({ table: name, target: name }))
  fc.assert(
    fc.property(references, (drawn) => {
      const sorted = inDependencyOrder(named('a', 'b', 'c', 'd', 'e'), drawn).map((table) => table.name)
      expect(sorted.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    }),
  )
})
