export type ToastTone = 'info' | 'success' | 'danger'

export interface ToastItem {
  id: number
  message: string
  tone: ToastTone
}

/** How long a toast stays, ms, while nobody rests on it. */
export const toastDuration = 5000

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
  const clock = toastTimers.get(id)
  if (!clock || paused) return
  clock.startedAt = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.remaining)
}

/**
 * Tells the person something in passing, in the browser only; it goes by itself after five seconds. What is told again
 * takes the place of what stands there.
 */
export function toast(message: string, tone: ToastTone = 'info'): number {
  for (const item of items) if (item.message === message && item.tone === tone) dismissToast(item.id)
  const id = ++lastId
  toastTimers.set(id, { remaining: toastDuration, startedAt: 0 })
  setItems([...items, { id, message, tone }])
  startTimer(id)
  return id
}

export function dismissToast(id: number) {
  clearTimeout(toastTimers.get(id)?.timer)
  toastTimers.delete(id)
  if (toastTimers.size === 0) paused = false
  setItems(items.filter((item) => item.id !== id))
}

/** Stops all clocks, while a pointer or the focus rests on the toasts. */
export function pauseToasts() {
  if (paused) return
  paused = true
  for (const clock of toastTimers.values()) {
    clearTimeout(clock.timer)
    clock.remaining = Math.max(0, clock.remaining - (Date.now() - clock.startedAt))
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
