import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { SignView } from '../sign.presenter.ts'
import { LocalizedText } from './LocalizedText.tsx'
import styles from './Notes.module.css'

/** The public notes. */
export function Notes({ notes, locale }: { notes: SignView['notes']; locale: string }) {
  const { t } = useTranslation('signs')
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t('notes')}</h2>
      <dl className={styles.notes}>
        {notes.map(({ kind, text }) => (
          <div key={text.text}>
            <dt>
              <LocalizedText text={kind} locale={locale} />
            </dt>
            <dd className={styles.note}>
              <LocalizedText text={text} locale={locale} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
