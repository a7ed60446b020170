import type { ResolvedText } from '#platform/i18n/resolve-text.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './LocalizedText.module.css'

/** A text of the dictionary, with a note when it is not available in the interface language. */
export function LocalizedText({
  text: { text, language, informed },
  locale,
}: {
  text: ResolvedText
  locale: string
}) {
  const { t } = useTranslation('signs')
  return (
    <>
      <span lang={language === locale ? undefined : language}>{text}</span>
      {!informed && <small className={styles.note}> ({t('notInformed')})</small>}
    </>
  )
}
