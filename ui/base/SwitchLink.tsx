import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './SwitchLink.module.css'

interface Props {
  /** URL of the page with the other state. */
  href: string
  isOn: boolean
  label: ReactNode
  onClick?: (event: MouseEvent) => void
  /** Loads the page as a new document, without client-side navigation. */
  reloadDocument?: boolean
}

/** An on/off switch for what a page shows. It is a link, so that it works without JavaScript. */
export function SwitchLink({ href, isOn, label, onClick, reloadDocument }: Props) {
  // A switch is operated by the space bar too; a link alone is not.
  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <a
      className={styles.switch}
      href={href}
      target={reloadDocument ? '_self' : undefined}
      rel={reloadDocument ? 'nofollow' : undefined}
      role="switch"
      aria-checked={isOn}
      onClick={onClick}
      onKeyDown={handleKeyDown}
    >
      <span className={styles.track} aria-hidden />
      <span>{label}</span>
    </a>
  )
}
