import ArrowUp from 'lucide-react/icons/arrow-up'
import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import styles from './ScrollToTop.module.css'

/** From how far down the page, px, there is a way back up. */
const appearsAfter = 100

function subscribeToScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** A button that leads back to the top of a long page, and takes the focus along; give it the id of the top. */
export function ScrollToTop({ label, top }: { label: string; top: string }) {
  const isDown = useSyncExternalStore(
    subscribeToScroll,
    () => scrollY > appearsAfter,
    () => false,
  )
  if (!isDown) return null
  const goUp = () => {
    document.getElementById(top)?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }
  return (
    <button type="button" className={styles.button} onClick={goUp} aria-label={label} title={label}>
      <Icon icon={ArrowUp} />
    </button>
  )
}
