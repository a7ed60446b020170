export type ToastTone = 'info' | 'success' | 'danger'

export interface ToastItem {
  id: number
  message: string
  tone: ToastTone
}

/** How long a toast stays, ms, while nobody rests on it. */
export const toastDuration = 5000

interface Clock {
  left: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout>
}

let items: readonly ToastItem[] = []
let paused = false
let lastId = 0
const clocks = new Map<number, Clock>()
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

function start(id: number) {
  const clock = clocks.get(id)
  if (!clock || paused) return
  clock.startedAt = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.left)
}

/**
 * Tells the person something in passing, in the browser only; it goes by itself after five seconds. What is told again
 * takes the place of what stands there.
 */
export function toast(message: string, tone: ToastTone = 'info'): number {
  for (const item of items) if (item.message === message && item.tone === tone) dismissToast(item.id)
  const id = ++lastId
  clocks.set(id, { left: toastDuration, startedAt: 0 })
  change([...items, { id, message, tone }])
  start(id)
  return id
}

export function dismissToast(id: number) {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  if (clocks.size === 0) paused = false
  change(items.filter((item) => item.id !== id))
}

/** Stops all clocks, while a pointer or the focus rests on the toasts. */
export function pauseToasts() {
  if (paused) return
  paused = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left = Math.max(0, clock.left - (Date.now() - clock.startedAt))
  }
}

export function resumeToasts() {
  if (!paused) return
  paused = false
  for (const id of clocks.keys()) start(id)
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const currentToasts = () => items
const none: readonly ToastItem[] = []
export const serverToasts = () => none
