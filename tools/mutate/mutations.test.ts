import { expect, test } from 'vitest'
import { applyMutation, findMutations, sampleEvenly } from './mutations.ts'

const mutated = (source: string, operator: string) =>
  findMutations('example.ts', source)
    .filter((mutation) => mutation.operator === operator)
    .map((mutation) => applyMutation(source, mutation))

test.each([
  ['negate-condition', 'if (a) b', ['if (!(a)) b']],
  ['negate-condition', 'x = a ? b : c', ['x = !(a) ? b : c']],
  ['swap-and-or', 'x = a && (b || c)', ['x = a || (b || c)', 'x = a && (b && c)']],
  ['swap-and-or', 'x = a ?? b', []],
  ['change-boundary', 'x = a < 1', ['x = a <= 1']],
  ['change-boundary', 'x = a >= 1', ['x = a > 1']],
  ['negate-equality', 'x = a === 1', ['x = a !== 1']],
  ['remove-call', 'authorize(a)', [';']],
  ['remove-call', 'const f = async () => { await check(a) }', ['const f = async () => { ; }']],
  ['remove-throw', 'if (a) throw b', ['if (a) ;']],
  ['drop-element', 'x = [1, 2]', ['x = [2]', 'x = [1, ]']],
  ['return-early', 'function f(): void { a() }', ['function f(): void { return; a() }']],
  ['return-early', 'const f = () => 1', []],
  ['flip-boolean', 'x = true', ['x = false']],
])('%s changes %s', (operator, source, expected) => {
  expect(mutated(source, operator)).toEqual(expected)
})

test('types are not mutated', () => {
  expect(findMutations('example.ts', 'type A = [1, true]; interface B { c: false }')).toEqual([])
})

test('each mutation names its line', () => {
  expect(findMutations('example.ts', 'a\n\nb(1)').map(({ line }) => line)).toEqual([3])
})

test('a limited run takes mutations from the whole list', () => {
  expect(sampleEvenly([0, 1, 2, 3, 4, 5], 3)).toEqual([0, 2, 4])
  expect(sampleEvenly([0, 1], 3)).toEqual([0, 1])
})
