/** How long work may take before the bar shows, ms: what is quick needs no bar. */
export const progressThrottle = 200
/** How long the full bar stays once the work is done, ms. */
export const progressHideDelay = 500

/** `running` creeps forward over five seconds (ProgressBar.module.css); `done` is full and about to go. */
export type ProgressState = 'idle' | 'running' | 'done'

/**
 * The clock of a progress bar. Tell it with `pending(true)` that something is under way and with `pending(false)`
 * that nothing is any more; it calls `onChange` with each new state. `stop` forgets what is timed, without a word.
 */
export function createProgressClock(onChange: (state: ProgressState) => void) {
  let state: ProgressState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (next: ProgressState) => {
    state = next
    onChange(next)
  }
  const later = (delay: number, next: ProgressState) => {
    timer = setTimeout(become, delay, next)
  }
  const stop = () => clearTimeout(timer)
  return {
    stop,
    pending(isPending: boolean) {
      stop()
      if (isPending && state === 'done') become('running')
      else if (isPending && state === 'idle') later(progressThrottle, 'running')
      if (isPending || state === 'idle') return
      become('done')
      later(progressHideDelay, 'idle')
    },
  }
}
