import { type ReactNode, type RefObject, useEffect } from 'react'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import ChevronDown from '#ui/icons/chevron-down.ts'
import styles from './DropdownMenu.module.css'

interface Props {
  /** The details element, so that the parent can close the menu. */
  ref: RefObject<HTMLDetailsElement | null>
  /** Content of the button, before the chevron. */
  summary: ReactNode
  title?: string
  /** Content of the menu; each link and button in it is styled as an item. */
  children: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
}

/** A menu of the header that opens below its button. Works without JavaScript. */
export function DropdownMenu({ ref, summary: current, title, children, className, panelClassName }: Props) {
  useCloseOnOutside(ref)
  return (
    <details ref={ref} className={classNames(styles.menu, className)}>
      <summary className={styles.current} title={title}>
        {current}
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </summary>
      <div className={classNames(styles.sheet, panelClassName)}>{children}</div>
    </details>
  )
}

/** Closes an open details element on Escape, and on a click or focus outside it. */
function useCloseOnOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const element = details.current
      if (element?.open && target instanceof Node && !element.contains(target)) element.open = false
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      const element = details.current
      if (key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [details])
}
