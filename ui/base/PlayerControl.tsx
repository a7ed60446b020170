import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './PlayerControls.module.css'

interface Props {
  label: string
  /** Keyboard shortcut, shown in the tooltip. */
  shortcut?: string
  icon: ComponentProps<typeof Icon>['icon']
  /** State of a toggle button; a bar below the icon shows it without colour. */
  pressed?: boolean
  onClick: () => void
  /** The button to play. */
  isMain?: boolean
  className?: string | undefined
}

/** A button of the toolbar of a player. */
export function PlayerControl({ label, shortcut, icon, pressed, onClick, isMain, className }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.control, isMain && styles.main, className)}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon icon={icon} />
    </button>
  )
}
