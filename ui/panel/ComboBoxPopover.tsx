import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../base/class-names.ts'
import styles from './ComboBox.module.css'
import entries from './Menu.module.css'

/**
 * The list below a combo box. React Aria closes it on every scroll and clears what was typed. This list stays open while
 * the page scrolls, because it scrolls with the page. Whatever else closes it keeps the typed text.
 */
export function ComboBoxPopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen ?? false
  const isPageScrolling = usePageScrolling(isOpen)
  return (
    <Popover
      className={classNames(entries.sheet, styles.sheet)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPageScrolling.current) state?.setOpen(false)
      }}
    >
      {children}
    </Popover>
  )
}

/** Whether a scroll event of the page is being handled. */
function usePageScrolling(isActive: boolean) {
  const isScrolling = useRef(false)
  // A layout effect, so that this listener is called before that of the list.
  useLayoutEffect(() => {
    if (!isActive) return
    const handleScroll = ({ target }: Event) => {
      if (target !== document) return
      isScrolling.current = true
      // Scroll events precede the next frame.
      requestAnimationFrame(() => {
        isScrolling.current = false
      })
    }
    window.addEventListener('scroll', handleScroll, true)
    return () => {
      window.removeEventListener('scroll', handleScroll, true)
      isScrolling.current = false
    }
  }, [isActive])
  return isScrolling
}
