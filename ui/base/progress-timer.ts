/** How long work may take before the bar shows, ms: what is quick needs no bar. */
export const progressShowDelay = 200
/** How long the full bar stays once the work is done, ms. */
export const progressHideDelay = 500

/** `running` creeps forward over five seconds (ProgressBar.module.css); `done` is full and about to go. */
export type ProgressState = 'idle' | 'running' | 'done'

/**
 * The clock of a progress bar. Tell it with `pending(true)` that something is under way and with `pending(false)`
 * that nothing is any more; it calls `onChange` with each new state. `stop` forgets what is timed, without a word.
 */
export function createProgressTimer(onChange: (state: ProgressState) => void) {
  let state: ProgressState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const setState = (next: ProgressState) => {
    state = next
    onChange(next)
  }
  const setStateAfter = (delay: number, next: ProgressState) => {
    timer = setTimeout(setState, delay, next)
  }
  const stop = () => clearTimeout(timer)
  return {
    stop,
    pending(isPending: boolean) {
      stop()
      if (isPending && state === 'done') setState('running')
      else if (isPending && state === 'idle') setStateAfter(progressShowDelay, 'running')
      if (isPending || state === 'idle') return
      setState('done')
      setStateAfter(progressHideDelay, 'idle')
    },
  }
}
