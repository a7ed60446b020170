import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import EllipsisVertical from '#ui/icons/ellipsis-vertical.ts'
import buttons from '../base/Button.module.css'
import { classNames } from '../base/class-names.ts'
import { Icon, type IconMarkup } from '../base/Icon.tsx'
import styles from './Menu.module.css'

export interface MenuItemData {
  id: string
  label: string
  icon?: IconMarkup
  /** URL; without it `onAction` is called with the id. */
  to?: string
  /** For actions that cannot be undone. */
  isDangerous?: boolean
  /** Why the item is disabled; shown below its label. */
  disabledReason?: string | undefined
}

interface Props {
  /** Accessible name such as "Actions for Bruno"; also of the button, unless it has `children`. */
  label: string
  items: readonly MenuItemData[]
  onAction?: (id: string) => void
  /** Text of the button; three dots by default. */
  children?: ReactNode
}

/** A button that opens a menu of actions. */
export function Menu({ label, items, onAction, children }: Props) {
  const buttonStyle = children
    ? classNames(buttons.secondary, buttons.small)
    : classNames(buttons.quiet, buttons.square, buttons.small)
  return (
    <MenuTrigger>
      <Button aria-label={label} className={classNames(buttons.button, buttonStyle)}>
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
          {(item) => <MenuItemRow {...item} />}
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
