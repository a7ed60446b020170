import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './LettersBar.module.css'

interface Props {
  /** In the order shown; `#` stands for whatever begins with no letter. */
  letters: readonly string[]
  /** The chosen one; none means all. */
  current?: string
  /** Letters that lead somewhere; by default all. The others are shown, quiet, so that the bar never jumps. */
  available?: ReadonlySet<string>
  /** Address for a letter, or for all of them. */
  hrefFor: (letter: string | undefined) => string
}

/** The alphabet as a row of links. */
export function LettersBar({ letters, current, available, hrefFor }: Props) {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={t('letters.label')}>
      <ul className={styles.bar}>
        <li>
          <a className={styles.all} href={hrefFor(undefined)} aria-current={current ? undefined : 'true'}>
            {t('letters.all')}
          </a>
        </li>
        {letters.map((letter) => (
          <li key={letter}>
            {available && !available.has(letter) && letter !== current ? (
              <span className={styles.letter}>{letter}</span>
            ) : (
              <a
                className={styles.letter}
                href={hrefFor(letter)}
                aria-current={letter === current ? 'true' : undefined}
                aria-label={letter === '#' ? t('letters.other') : undefined}
              >
                {letter}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
