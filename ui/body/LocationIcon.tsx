import { classNames } from '../base/class-names.ts'
import styles from './LocationIcon.module.css'
import locationsUrl from './locations.svg'

interface Props {
  /** From `drawnLocationId`. */
  id: string
  className?: string | undefined
}

/** The picture of a location from a file of its own: it is no part of the page or of its scripts. It is decorative. */
export const LocationIcon = ({ id, className }: Props) => (
  <svg className={classNames(styles.icon, className)} viewBox="0 0 192 240" aria-hidden="true">
    <use href={`${locationsUrl}#${id}`} width={192} height={240} />
  </svg>
)
