import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { CorrespondenceView } from '../../recording.presenter.ts'
import styles from './CorrespondenceBar.module.css'

const classes = ['lexical', 'marked', 'unmatched'] as const

/** The annotations of gloss tiers by class as a bar, with the share of lexical ones that are linked. */
export function CorrespondenceBar({ view, locale }: { view: CorrespondenceView | null; locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  if (!view) return <span className={styles.none}>{t('correspondence.none')}</span>
  const { lexical, marked, unmatched, linked } = view
  return (
    <span className={styles.correspondence}>
      <span
        className={styles.bar}
        role="img"
        aria-label={t('correspondence.bar', { lexical, marked, unmatched })}
      >
        {classes
          .filter((name) => view[name] > 0)
          .map((name) => (
            <span key={name} className={styles[name]} style={{ flexGrow: view[name] }} />
          ))}
      </span>
      {linked !== null && (
        <small>{t('correspondence.share', { percent: formatNumber(linked, locale) })}</small>
      )}
    </span>
  )
}

/** What the parts of the bars mean. */
export function CorrespondenceLegend() {
  const { t } = useTranslation('eafVideos')
  return (
    <ul className={styles.legend}>
      {classes.map((name) => (
        <li key={name}>
          <span className={styles[name]} aria-hidden />
          {t(`correspondence.${name}`)}
        </li>
      ))}
    </ul>
  )
}
