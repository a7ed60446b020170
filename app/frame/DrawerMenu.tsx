import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '#ui/base/class-names.ts'
import styles from './DrawerMenu.module.css'

interface Props {
  ref: RefObject<HTMLElement | null>
  /** What the header's button opens. */
  id: string
  label: string
  /** Stands at the head of the drawer, beside the button that closes it. */
  title: string
  close: ReactNode
  children: ReactNode
  /** How it stands in the page while it is no drawer: rules for `:not(:popover-open)`. */
  className: string | undefined
}

/**
 * The menu beside a page, which the header's button opens as a drawer over the page where there is no room for it. It
 * is a popover that is also shown while it is shut, so that it opens without JavaScript too and its links stand in the
 * page once.
 */
export function DrawerMenu({ ref, id, label, title, close, children, className }: Props) {
  return (
    <nav
      ref={ref}
      id={id}
      popover="auto"
      className={classNames(styles.menu, className)}
      aria-label={label}
      // Whoever goes on beyond it by keyboard would not see where they are.
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

/** The drawer's element, and what shuts it as somebody goes on by one of its links. */
export function useDrawer() {
  const drawer = useRef<HTMLElement>(null)
  return { drawer, hide: () => drawer.current && hide(drawer.current) }
}

function hide(drawer: HTMLElement): void {
  if (drawer.matches(':popover-open')) drawer.hidePopover()
}
