import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismissToast,
  dismissToastsOfOtherPages,
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

test('a toast disappears after five seconds [UIX-02]', () => {
  expect(toastDuration).toBe(5000)
  toast('Saved')
  vi.advanceTimersByTime(4999)
  expect(messages()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
})

test('a repeated toast replaces the earlier one and is shown for the full time [UIX-02]', () => {
  toast('Wrong', 'danger')
  vi.advanceTimersByTime(4000)
  toast('Saved')
  toast('Wrong', 'danger')
  expect(messages()).toEqual(['Saved', 'Wrong'])
  vi.advanceTimersByTime(4999)
  expect(messages()).toEqual(['Saved', 'Wrong'])
})

test('toasts pause while the pointer or focus is on them, then continue [UIX-02]', () => {
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

test('dismissing the last paused toast ends the pause for later toasts', () => {
  const id = toast('Saved')
  pauseToasts()
  dismissToast(id)
  toast('Sent')
  vi.advanceTimersByTime(5000)
  expect(messages()).toEqual([])
})

test('a lasting toast stays until it is dismissed, also after a pause [UIX-02]', () => {
  const id = toast('Refused', 'danger', undefined, true)
  pauseToasts()
  resumeToasts()
  vi.advanceTimersByTime(60_000)
  expect(messages()).toEqual(['Refused'])
  dismissToast(id)
  expect(messages()).toEqual([])
})

test('toasts do not outlive their page [UIX-02]', () => {
  vi.stubGlobal('location', { pathname: '/en/control-panel/users' })
  toast('Refused', 'danger')
  vi.stubGlobal('location', { pathname: '/en/control-panel/overview' })
  toast('Saved', 'success')
  dismissToastsOfOtherPages('/en/control-panel/overview')
  expect(messages()).toEqual(['Saved'])
  vi.unstubAllGlobals()
})

test('at most three toasts are shown, and the oldest makes room', () => {
  for (const message of ['One', 'Two', 'Three', 'Four']) toast(message)
  expect(messages()).toEqual(['Two', 'Three', 'Four'])
})

test('listeners are called on each change until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToasts(listener)
  const id = toast('Saved')
  dismissToast(id)
  unsubscribe()
  toast('Sent')
  expect(listener).toHaveBeenCalledTimes(2)
})
