import { useSyncExternalStore } from 'react'
import ArrowUp from '#ui/icons/arrow-up.ts'
import { Icon } from './Icon.tsx'
import styles from './ScrollToTop.module.css'

/** Scroll position in px from which the button is shown. */
const minimumScroll = 100

function subscribeToScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/**
 * A button that scrolls to the top of a long page and moves the focus there.
 * @param top id of the element that gets the focus
 */
export function ScrollToTop({ label, top }: { label: string; top: string }) {
  const isVisible = useSyncExternalStore(
    subscribeToScroll,
    () => scrollY > minimumScroll,
    () => false,
  )
  if (!isVisible) return null
  const scrollUp = () => {
    document.getElementById(top)?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }
  return (
    <button type="button" className={styles.button} onClick={scrollUp} aria-label={label} title={label}>
      <Icon icon={ArrowUp} />
    </button>
  )
}
