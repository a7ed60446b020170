import { alphabetLetters } from '#domains/search/ui/alphabet-letters.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './LettersPicture.module.css'

/** The alphabet as links to the signs of each letter; on narrow screens only its ends. */
export function LettersPicture({ letters }: { letters: readonly string[] }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  const path = localizedPath(locale, '/search-signs/view-all')
  const all = alphabetLetters(letters, locale).filter((letter) => letter !== '#' || letters.includes(letter))
  const ends = [all[0], all.findLast((letter) => letter !== '#')].join('–')
  return (
    <>
      <span className={styles.ends} aria-hidden>
        {ends}
      </span>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
      <ul role="list" className={styles.letters} aria-label={t('home.letters')}>
        {all.map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <a href={`${path}?letter=${encodeURIComponent(letter)}`}>{letter}</a>
            ) : (
              <span>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
