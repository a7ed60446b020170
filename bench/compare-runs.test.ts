import { expect, test } from 'vitest'
import { bareRow, findWorsenings, type Run } from './compare-runs.ts'

const aRun = (bare: number, rows: Run['rows']): Run => ({
  version: '0.1.0',
  commit: 'abc',
  date: '2026-11-24',
  cores: 2,
  node: 'v24.0.0',
  rows: [{ name: bareRow, value: bare, unit: 'req/s' }, ...rows],
})
const words = (value: number): Run['rows'] => [{ name: 'words page', value, unit: 'req/s' }]
const start = (value: number): Run['rows'] => [{ name: 'start', value, unit: 's' }]
const scripts = (value: number): Run['rows'] => [{ name: 'scripts', value, unit: 'kB' }]

test('a run of a machine of half the speed is not worse', () => {
  expect(
    findWorsenings(aRun(1000, [...words(400), ...start(3)]), aRun(500, [...words(200), ...start(6)])),
  ).toEqual([])
})

test('a page that answers a third fewer requests relative to the bare page is named', () => {
  const [worse] = findWorsenings(aRun(1000, words(300)), aRun(500, words(100)))
  expect(worse).toEqual({ name: 'words page', by: expect.closeTo(0.5) })
})

test('a start that takes a quarter longer on an equal machine is named, and one that takes a tenth longer is not', () => {
  expect(findWorsenings(aRun(1000, start(4)), aRun(1000, start(5)))).toEqual([
    { name: 'start', by: expect.closeTo(0.25) },
  ])
  expect(findWorsenings(aRun(1000, start(4)), aRun(1000, start(4.4)))).toEqual([])
})

test('bytes are compared as they are, whatever the speed of the machine', () => {
  expect(findWorsenings(aRun(1000, scripts(100)), aRun(100, scripts(125)))).toHaveLength(1)
  expect(findWorsenings(aRun(100, scripts(100)), aRun(1000, scripts(110)))).toEqual([])
})

test('what became better or is new is not named', () => {
  expect(findWorsenings(aRun(1000, words(300)), aRun(1000, [...words(900), ...scripts(9)]))).toEqual([])
})

test('a measurement that failed or is missing is named', () => {
  expect(findWorsenings(aRun(1000, words(300)), aRun(1000, words(0)))).toEqual([
    { name: 'words page', by: Number.POSITIVE_INFINITY },
  ])
  expect(findWorsenings(aRun(1000, words(300)), aRun(1000, []))).toHaveLength(1)
})

test('a run without the bare page cannot be compared', () => {
  expect(() => findWorsenings({ ...aRun(1, []), rows: [] }, aRun(1, []))).toThrow('bare page')
})
