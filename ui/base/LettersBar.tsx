import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './LettersBar.module.css'

interface Props {
  /** In display order; `#` means entries that do not begin with a letter. */
  letters: readonly string[]
  /** The selected letter; undefined means all. */
  current?: string
  /** Letters with entries, by default all. The others are drawn without a link, so the layout stays the same;
   * screen readers skip them. */
  available?: ReadonlySet<string>
  /** URL for a letter; undefined means all. */
  hrefFor: (letter: string | undefined) => string
}

/** Links for the letters of the alphabet, in one row; where it scrolls, the selected letter is in sight. */
export function LettersBar({ letters, current, available, hrefFor }: Props) {
  const { t } = useTranslation('ui')
  const bar = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another letter is selected.
  useLayoutEffect(() => {
    const selected = bar.current?.querySelector<HTMLElement>('li:has([aria-current])')
    if (!bar.current || !selected) return
    bar.current.scrollLeft = selected.offsetLeft - (bar.current.clientWidth - selected.offsetWidth) / 2
  }, [current])
  const hasNone = (letter: string) => available !== undefined && !available.has(letter) && letter !== current
  return (
    <nav aria-label={t('letters.label')}>
      <ul ref={bar} className={styles.bar}>
        <li>
          <a className={styles.all} href={hrefFor(undefined)} aria-current={current ? undefined : 'true'}>
            {t('letters.all')}
          </a>
        </li>
        {letters.map((letter) =>
          hasNone(letter) ? (
            <li key={letter} className={styles.letter} aria-hidden>
              {letter}
            </li>
          ) : (
            <li key={letter}>
              <a
                className={styles.letter}
                href={hrefFor(letter)}
                aria-current={letter === current ? 'true' : undefined}
                aria-label={letter === '#' ? t('letters.other') : undefined}
              >
                {letter}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
