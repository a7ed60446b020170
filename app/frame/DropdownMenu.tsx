import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import styles from './DropdownMenu.module.css'

interface Props {
  /** The details element itself: whoever owns the menu closes it when something is chosen. */
  ref: RefObject<HTMLDetailsElement | null>
  /** What is always there; a chevron follows it. */
  summary: ReactNode
  title?: string
  /** A list of links, or more; each link and button is an entry. */
  children: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
}

/** A menu of the header that opens below its button, without JavaScript too. */
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

/** Closes an open details element by Escape, or by a press or focus outside it. */
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
