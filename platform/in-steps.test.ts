import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { batchesOf, eachInSteps, filterInSteps, mapInSteps } from './in-steps.ts'

const numbers = Array.from({ length: 1_000 }, (_, number) => number)

test('long computations give the results of short ones, in order', async () => {
  const seen: number[] = []
  await eachInSteps(numbers, (number) => seen.push(number))
  expect(seen).toEqual(numbers)
  expect(await mapInSteps(numbers, (number, index) => number + index)).toEqual(
    numbers.map((number) => 2 * number),
  )
  expect(await filterInSteps(numbers, (number) => number % 3 === 0)).toEqual(
    numbers.filter((number) => number % 3 === 0),
  )
  expect(await mapInSteps([], String)).toEqual([])
  expect([...batchesOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
  expect([...batchesOf([], 2)]).toEqual([])
})

test('other work of the process is done between the steps', async () => {
  // Ends a turn that an earlier test left.
  await setImmediate()
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const order: string[] = []
  const other = setImmediate().then(() => order.push('other'))
  await eachInSteps(numbers, (number) => {
    vi.advanceTimersByTime(1)
    order.push(String(number))
  })
  await other
  expect(order.indexOf('other')).toBeGreaterThan(0)
  expect(order.indexOf('other')).toBeLessThan(100)
})

test('an error ends the computation', async () => {
  const seen: number[] = []
  const failing = eachInSteps(numbers, (number) => {
    if (number === 30) throw new Error('thirty')
    seen.push(number)
  })
  await expect(failing).rejects.toThrow('thirty')
  expect(seen).toHaveLength(30)
})
