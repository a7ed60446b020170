import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

interface ButtonAppearance {
  /** One primary per view; `quiet` for what stands in a row; `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent'
  size?: 'small' | 'medium' | 'large'
  icon?: ReactNode
}

interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Work under way: the button keeps its place and words, and takes no second press. */
  pending?: boolean
}

const buttonClassName = ({ variant = 'secondary', size = 'medium' }: ButtonAppearance, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], className)

/** A button that does something; for going somewhere use ButtonLink. */
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
  /** Its address. */
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
  /** What it does; read aloud and shown as a tip. */
  label: string
}

/** A square button with an icon alone. */
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
