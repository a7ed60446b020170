import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { classNames } from '#ui/base/class-names.ts'
import { frameHandUrls } from './frame-hands.ts'
import styles from './Logo.module.css'
import { useRootData } from './use-root-data.ts'

interface Props {
  /** Layout of the mark beside the name. */
  markClassName?: string | undefined
}

/** The logo of the installation for the current theme, else a drawn hand; and the name of the dictionary in words. */
export function Logo({ markClassName }: Props) {
  const { siteName, logos } = useRootData()
  const light = logos.onLight ?? logos.onDark
  return (
    <span className={styles.logo}>
      {light ? (
        <picture>
          {logos.onDark && <source srcSet={logos.onDark} media="(prefers-color-scheme: dark)" />}
          <img className={styles.image} src={light} alt="" width={106} />
        </picture>
      ) : (
        <span className={classNames(styles.mark, markClassName)}>
          <HandPicture hand={illustrationHands['flat-hand']} urls={frameHandUrls} className={styles.hand} />
        </span>
      )}
      <span className={styles.name}>{siteName}</span>
    </span>
  )
}
