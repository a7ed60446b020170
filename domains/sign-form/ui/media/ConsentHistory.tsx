import type { SignFileWire } from '#domains/signs/sign-media.wire.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './SignFiles.module.css'

/** Every note on the consent of a signer, with its date in the time zone of the browser. */
export function ConsentHistory({
  notes,
  locale,
}: {
  notes: readonly SignFileWire['consents'][number][]
  locale: Locale
}) {
  const { t } = useTranslation('signForm')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const dateOf = (at: string | null) => at && formatDate(new Date(at), locale, timeZone)
  if (notes.length === 0) return null
  return (
    <section className={styles.note}>
      <h4>{t('media.consentHistory')}</h4>
      <ol>
        {notes.map(({ note, by, at }) => (
          <li key={`${at} ${note}`}>
            {[dateOf(at), by, note || t('media.consentWithdrawn')].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ol>
    </section>
  )
}
