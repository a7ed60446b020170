import { setImmediate } from 'node:timers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeTurns } from './turns.ts'

test('a long computation lets other work run after each turn', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
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
