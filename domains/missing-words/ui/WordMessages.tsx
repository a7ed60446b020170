import { contactPath } from '#domains/contact-management/contact-paths.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './missing-words.module.css'

interface Props {
  messages: readonly { id: number; message: string; wantsAnswer: boolean; on: string }[]
  /** The language of the messages. */
  lang: string
  locale: Locale
}

/** The waiting messages that name a word. */
export function WordMessages({ messages, lang, locale }: Props) {
  const { t } = useTranslation('missingWords')
  if (messages.length === 0) return <p>{t('view.noMessages')}</p>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers.
    <ul role="list" className={styles.messages}>
      {messages.map(({ id, message, wantsAnswer, on }) => (
        <li key={id}>
          <p className={styles.said} lang={message ? lang : undefined}>
            {message || t('view.onlyWord')}
          </p>
          <small className={styles.detail}>
            <a href={contactPath(locale, id)}>{on}</a>
            {wantsAnswer && ` · ${t('view.withAnswer')}`}
          </small>
        </li>
      ))}
    </ul>
  )
}
