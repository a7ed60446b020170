import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import buttons from '../base/Button.module.css'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import type { IconComponent } from '../base/icon-markup.ts'
import styles from './Menu.module.css'

export interface MenuItemData {
  id: string
  label: string
  icon?: IconComponent
  /** Where it leads; else `onAction` is called with its id. */
  to?: string
  /** For what cannot be undone. */
  isDangerous?: boolean
  /** Why it cannot be chosen now; it stays in view with the reason below it. */
  disabledReason?: string | undefined
}

interface Props {
  /** What the menu is of: "Actions for Bruno"; the name of its button unless `children` are its words. */
  label: string
  items: readonly MenuItemData[]
  onAction?: (id: string) => void
  /** The words of the button; without them it is three dots. */
  children?: ReactNode
}

/** What can be done with one thing, behind a button. */
export function Menu({ label, items, onAction, children }: Props) {
  const look = children
    ? classNames(buttons.secondary, buttons.small)
    : classNames(buttons.quiet, buttons.square, buttons.small)
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classNames(buttons.button, look)}>
        {children ?? <Icon icon={EllipsisVertical} />}
      </Button>
      <Popover className={styles.sheet} placement="bottom end">
        <AriaMenu
          aria-label={label}
          className={styles.menu}
          items={items}
          disabledKeys={items.filter(({ disabledReason }) => disabledReason).map(({ id }) => id)}
          onAction={(id) => onAction?.(String(id))}
        >
          {(entry) => <MenuItemRow {...entry} />}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function MenuItemRow({ id, label, icon, to, isDangerous, disabledReason }: MenuItemData) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(to !== undefined && { href: to })}
      className={classNames(styles.entry, isDangerous && styles.danger)}
    >
      {icon && <Icon icon={icon} />}
      <span className={styles.words}>
        {label}
        {disabledReason && <span className={styles.refusal}> {disabledReason}</span>}
      </span>
    </MenuItem>
  )
}
