import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './ProgressBar.module.css'
import { createProgressTimer, type ProgressState } from './progress-timer.ts'

function useProgress(isPending: boolean): ProgressState {
  const [state, setState] = useState<ProgressState>('idle')
  const clock = useRef<ReturnType<typeof createProgressTimer>>(undefined)
  useEffect(() => {
    clock.current ??= createProgressTimer(setState)
    clock.current.pending(isPending)
  }, [isPending])
  useEffect(() => () => clock.current?.stop(), [])
  return state
}

interface Props {
  /** Something is under way. */
  pending: boolean
  /** What the bar says to screen readers: "Loading". */
  label: string
  /** In its place in the page rather than along the window's upper edge. */
  inline?: boolean
}

/** A thin bar while something is under way; waits 200 ms before it shows, and goes 500 ms after the end. */
export function ProgressBar({ pending, label, inline }: Props) {
  const state = useProgress(pending)
  if (state === 'idle') return inline ? <div className={styles.inline} /> : null
  return (
    <div
      role="progressbar"
      aria-label={label}
      // It stands in no part of the page: who cannot see it is told.
      aria-live={inline ? undefined : 'polite'}
      className={inline ? styles.inline : styles.window}
    >
      <div className={classNames(styles.bar, styles[state])} />
    </div>
  )
}
