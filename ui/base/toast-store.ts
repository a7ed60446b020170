export type ToastTone = 'info' | 'success' | 'danger'

export interface ToastItem {
  id: number
  message: string
  tone: ToastTone
  /** Takes back what the message is about. */
  undo: (() => void) | undefined
  /** Path of the page that the toast is about. */
  path: string
}

/** Milliseconds that a toast is shown, apart from pauses. */
export const toastDuration = 5000

/** Milliseconds for a toast with a button. */
export const undoDuration = 10_000

/** The oldest toast is removed for another one. */
const maxToasts = 3

interface ToastTimer {
  remaining: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout>
}

let items: readonly ToastItem[] = []
let paused = false
let lastId = 0
const toastTimers = new Map<number, ToastTimer>()
const listeners = new Set<() => void>()

function setItems(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

function startTimer(id: number) {
  const toastTimer = toastTimers.get(id)
  if (!toastTimer || paused) return
  toastTimer.startedAt = Date.now()
  toastTimer.timer = setTimeout(() => dismissToast(id), toastTimer.remaining)
}

/**
 * Shows a message for five seconds, or until another page is opened; for use in the browser only. A repeated message
 * replaces the earlier one. With `undo` it has a button and is shown for ten seconds.
 * @param isLasting it stays until it is dismissed or another page is opened
 * @returns the id for `dismissToast`
 */
export function toast(
  message: string,
  tone: ToastTone = 'info',
  undo?: () => void,
  isLasting = false,
): number {
  for (const item of items) if (item.message === message && item.tone === tone) dismissToast(item.id)
  for (const item of items.slice(0, Math.max(0, items.length + 1 - maxToasts))) dismissToast(item.id)
  const id = ++lastId
  if (!isLasting) toastTimers.set(id, { remaining: undo ? undoDuration : toastDuration, startedAt: 0 })
  setItems([...items, { id, message, tone, undo, path: globalThis.location?.pathname ?? '' }])
  startTimer(id)
  return id
}

export function dismissToast(id: number) {
  clearTimeout(toastTimers.get(id)?.timer)
  toastTimers.delete(id)
  if (toastTimers.size === 0) paused = false
  setItems(items.filter((item) => item.id !== id))
}

/** Dismisses the toasts of pages that are no longer displayed. */
export function dismissToastsOfOtherPages(path: string) {
  for (const item of items) if (item.path !== path) dismissToast(item.id)
}

/** Pauses all timers, while the pointer or the focus is on the toasts. */
export function pauseToasts() {
  if (paused) return
  paused = true
  for (const toastTimer of toastTimers.values()) {
    clearTimeout(toastTimer.timer)
    toastTimer.remaining = Math.max(0, toastTimer.remaining - (Date.now() - toastTimer.startedAt))
  }
}

export function resumeToasts() {
  if (!paused) return
  paused = false
  for (const id of toastTimers.keys()) startTimer(id)
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const getToasts = () => items
const noToasts: readonly ToastItem[] = []
export const getServerToasts = () => noToasts
