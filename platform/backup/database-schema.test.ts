import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDependencyOrder } from './database-schema.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('tables come after those they refer to', () => {
  const references = [
    { table: 'a', target: 'b' },
    { table: 'b', target: 'c' },
    { table: 'd', target: 'a' },
  ]
  expect(inDependencyOrder(named('a', 'b', 'c', 'd'), references)).toEqual(named('c', 'b', 'a', 'd'))
})

test('any references keep every table once, whatever the cycles', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const references = fc.array(fc.record({ table: name, target: name }))
  fc.assert(
    fc.property(references, (drawn) => {
      const sorted = inDependencyOrder(named('a', 'b', 'c', 'd', 'e'), drawn).map((table) => table.name)
      expect(sorted.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    }),
  )
})
