import { classNames } from './class-names.ts'
import styles from './Icon.module.css'
import { type IconComponent, iconMarkup } from './icon-markup.ts'

interface Props {
  /** One icon of the set: `import Search from 'lucide-react/icons/search'`. */
  icon: IconComponent
  /** Its meaning in words; leave it out when a text beside it says the same. */
  label?: string
  /** Side in pixels, 20 by default. */
  size?: number
  className?: string
}

/** A line icon of 20 px; silent to screen readers unless it has a label. */
export function Icon({ icon: picture, label, size = 20, className }: Props) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={className ? classNames(styles.icon, className) : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...naming}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the lines of the icon set, which nobody writes but it.
      dangerouslySetInnerHTML={iconMarkup(picture)}
    />
  )
}
