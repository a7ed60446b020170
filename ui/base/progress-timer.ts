/** Milliseconds of work before the bar is shown: quick work needs no bar. */
export const progressShowDelay = 200
/** Milliseconds that the full bar stays after the work is done. */
export const progressHideDelay = 500

/** `running` advances over five seconds (ProgressBar.module.css); `done` is full, before it disappears. */
export type ProgressState = 'idle' | 'running' | 'done'

/**
 * The timing of a progress bar. `pending(true)` means that work is in progress, `pending(false)` that it is done.
 * Calls `onChange` with each new state. `stop` cancels the timer without a call.
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
