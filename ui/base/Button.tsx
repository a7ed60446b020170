import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

interface ButtonAppearance {
  /** One primary button per view; `quiet` for buttons in a row; `danger` for actions that cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent'
  size?: 'small' | 'medium' | 'large'
  icon?: ReactNode
}

interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** The action is running: the button looks the same and ignores further clicks. */
  pending?: boolean
}

const buttonClassName = ({ variant = 'secondary', size = 'medium' }: ButtonAppearance, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], className)

/** A button for an action; use ButtonLink for navigation. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, pending, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName({ variant, size }, className)}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'>, ButtonAppearance {
  /** URL. */
  to: string
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, to, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={to} className={buttonClassName({ variant, size }, className)}>
      {icon}
      {children}
    </a>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: ReactNode
  /** Accessible name and tooltip. */
  label: string
}

/** A square button with an icon and no text. */
export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      className={classNames(styles.square, className)}
      aria-label={label}
      title={rest.title ?? label}
    >
      {icon}
    </Button>
  )
}
