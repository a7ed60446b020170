import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { LocalizedTextView } from '../sign.presenter.ts'
import styles from './LocalizedText.module.css'

/** A text of the data in its language; a note says so when it is not informed in the reader's. */
export function LocalizedText({
  text: { text, language, informed },
  locale,
}: {
  text: LocalizedTextView
  locale: string
}) {
  const { t } = useTranslation('signs')
  const { t: tPublic } = useTranslation('public')
  return (
    <>
      <span lang={language === locale ? undefined : language}>{text}</span>
      {!informed && (
        <small className={styles.note}>
          {' '}
          ({t('notInformed', { language: tPublic(`languages.${locale as 'pt'}`) })})
        </small>
      )}
    </>
  )
}
