import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import styles from './Logo.module.css'
import { useRootData } from './use-root-data.ts'

/** The logo of the installation for the current theme; without one, the acronym beside a handshape. */
export function Logo() {
  const { siteName, acronym, logos } = useRootData()
  const light = logos.onLight ?? logos.onDark
  if (light)
    return (
      <picture>
        {logos.onDark && <source srcSet={logos.onDark} media="(prefers-color-scheme: dark)" />}
        <img className={styles.logo} src={light} alt={siteName} width={106} />
      </picture>
    )
  return (
    <span className={styles.name}>
      <HandSymbol symbol="S15a00" />
      <span aria-hidden>{acronym || siteName}</span>
      <span className={styles.full}>{siteName}</span>
    </span>
  )
}
