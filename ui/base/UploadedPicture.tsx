import { classNames } from './class-names.ts'
import styles from './UploadedPicture.module.css'

interface Props {
  src: string
  /** Text alternative; empty for decoration. */
  alt?: string
  /** Of the file in pixels, if known. */
  width?: number | null
  height?: number | null
  lazy?: boolean
  /** Gives the plate its size. */
  className?: string | undefined
}

/**
 * A picture that people have uploaded, whole and never larger than its file, on a plate that is light in both themes.
 * White paper becomes the colour of the plate.
 */
export const UploadedPicture = ({ src, alt = '', width, height, lazy = true, className }: Props) => (
  <span className={classNames(styles.plate, className)}>
    <img
      src={src}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
    />
  </span>
)
