import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '#ui/base/class-names.ts'
import styles from './DrawerMenu.module.css'

interface Props {
  ref: RefObject<HTMLElement | null>
  /** Target of the button in the header. */
  id: string
  label: string
  /** Shown at the top of the drawer, beside the close button. */
  title: string
  close: ReactNode
  children: ReactNode
  /** Layout beside the page: rules for `:not(:popover-open)`. */
  className: string | undefined
}

/**
 * The menu beside a page; on narrow screens a button in the header opens it as a drawer. It is a popover that wide
 * screens also display while it is closed. So it works without JavaScript, and the page contains its links once.
 */
export function DrawerMenu({ ref, id, label, title, close, children, className }: Props) {
  return (
    <nav
      ref={ref}
      id={id}
      popover="auto"
      className={classNames(styles.menu, className)}
      aria-label={label}
      // The open drawer covers the page, so a focus outside it would not be visible.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide(currentTarget)
      }}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {close}
      </div>
      {children}
    </nav>
  )
}

/** The element of the drawer, and a function that closes it when a link is followed. */
export function useDrawer() {
  const drawer = useRef<HTMLElement>(null)
  return { drawer, hide: () => drawer.current && hide(drawer.current) }
}

function hide(drawer: HTMLElement): void {
  if (drawer.matches(':popover-open')) drawer.hidePopover()
}
