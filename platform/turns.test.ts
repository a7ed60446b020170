import { setImmediate } from 'node:timers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { takeTurns } from './turns.ts'

beforeEach(async () => {
  // Ends a turn that an earlier test left.
  await new Promise((resolve) => setImmediate(resolve))
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('a long computation lets other work run after each turn', async () => {
  const turns = takeTurns(10)
  const events: string[] = []
  expect(turns.isOver()).toBe(false)
  vi.advanceTimersByTime(10)
  expect(turns.isOver()).toBe(true)
  setImmediate(() => events.push('other work'))
  await turns.next()
  events.push('next turn')
  expect(events).toEqual(['other work', 'next turn'])
  expect(turns.isOver()).toBe(false)
})

test('a computation that follows another one at once has the rest of its turn', async () => {
  const first = takeTurns(10)
  await first.next()
  vi.advanceTimersByTime(6)
  const following = takeTurns(10)
  vi.advanceTimersByTime(4)
  expect(following.isOver()).toBe(true)
  await following.next()
  expect(following.isOver()).toBe(false)
})

test('a computation that begins after other work has a whole turn', async () => {
  takeTurns(10)
  vi.advanceTimersByTime(9)
  await new Promise((resolve) => setImmediate(resolve))
  const later = takeTurns(10)
  vi.advanceTimersByTime(9)
  expect(later.isOver()).toBe(false)
})
