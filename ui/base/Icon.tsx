import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

/** The SVG content of an icon: `import Search from '#ui/icons/search.ts'`. */
export interface IconMarkup {
  readonly __html: string
}

interface Props {
  icon: IconMarkup
  /** Text alternative; omit it if a text beside the icon has the same meaning. */
  label?: string
  /** Side in pixels, 20 by default. */
  size?: number
  className?: string
}

/** A line icon of Lucide, hidden from screen readers unless it has a label. It is a single element, to render fast. */
export function Icon({ icon, label, size = 20, className }: Props) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={className ? classNames(styles.icon, className) : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...accessibility}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes only from ui/icons.
      dangerouslySetInnerHTML={icon}
    />
  )
}
