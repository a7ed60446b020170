import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './ProgressBar.module.css'
import { createProgressTimer, type ProgressState } from './progress-timer.ts'

function useProgress(isPending: boolean): ProgressState {
  const [state, setState] = useState<ProgressState>('idle')
  const timer = useRef<ReturnType<typeof createProgressTimer>>(undefined)
  useEffect(() => {
    timer.current ??= createProgressTimer(setState)
    timer.current.pending(isPending)
  }, [isPending])
  useEffect(() => () => timer.current?.stop(), [])
  return state
}

interface Props {
  /** Work is in progress. */
  pending: boolean
  /** Text for screen readers: "Loading". */
  label: string
  /** Rendered within the page instead of at the top edge of the window. */
  inline?: boolean
}

/** A thin bar while work is in progress. It appears after 200 ms and disappears 500 ms after the end. */
export function ProgressBar({ pending, label, inline }: Props) {
  const state = useProgress(pending)
  if (state === 'idle') return inline ? <div className={styles.inline} /> : null
  return (
    <div
      role="progressbar"
      aria-label={label}
      // The window bar is outside the reading order, so screen readers must announce it.
      aria-live={inline ? undefined : 'polite'}
      className={inline ? styles.inline : styles.window}
    >
      <div className={classNames(styles.bar, styles[state])} />
    </div>
  )
}
