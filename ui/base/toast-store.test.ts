import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismissToast,
  getToasts,
  pauseToasts,
  resumeToasts,
  subscribeToasts,
  toast,
  toastDuration,
} from './toast-store.ts'

const messages = () => getToasts().map(({ message }) => message)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id)
  vi.useRealTimers()
})

test('a toast stays five seconds and goes by itself [UIX-02]', () => {
  expect(toastDuration).toBe(5000)
  toast('Saved')
  vi.advanceTimersByTime(4999)
  expect(messages()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
})

test('what is told again takes the place of what stands there, and stays its time [UIX-02]', () => {
  toast('Wrong', 'danger')
  vi.advanceTimersByTime(4000)
  toast('Saved')
  toast('Wrong', 'danger')
  expect(messages()).toEqual(['Saved', 'Wrong'])
  vi.advanceTimersByTime(4999)
  expect(messages()).toEqual(['Saved', 'Wrong'])
})

test('while somebody rests on them the clocks stand still, and go on from there [UIX-02]', () => {
  toast('Saved')
  vi.advanceTimersByTime(4000)
  pauseToasts()
  toast('Sent')
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['Saved', 'Sent'])
  resumeToasts()
  vi.advanceTimersByTime(1000)
  expect(messages()).toEqual(['Sent'])
  vi.advanceTimersByTime(4000)
  expect(messages()).toEqual([])
})

test('dismissing the last one under the pointer lets later ones run', () => {
  const id = toast('Saved')
  pauseToasts()
  dismissToast(id)
  toast('Sent')
  vi.advanceTimersByTime(5000)
  expect(messages()).toEqual([])
})

test('listeners hear each change until they leave', () => {
  const listener = vi.fn()
  const leave = subscribeToasts(listener)
  const id = toast('Saved')
  dismissToast(id)
  leave()
  toast('Sent')
  expect(listener).toHaveBeenCalledTimes(2)
})
