import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ContactEventView } from '../contact.presenter.ts'
import styles from './contacts.module.css'

interface Props {
  received: string
  events: readonly ContactEventView[]
}

/** What happened to a message, oldest first. */
export function ContactHistory({ received, events }: Props) {
  const { t } = useTranslation('contacts')
  return (
    <section className={styles.part} aria-labelledby="contact-history">
      <h2 id="contact-history">{t('history.title')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ol role="list" className={styles.history}>
        <li>
          {t('history.received')}
          <small className={styles.detail}>{received}</small>
        </li>
        {events.map(({ id, kind, by, text, at, delivery }) => (
          <li key={id}>
            {t(`history.${kind}`, { name: by ?? t('system') })}
            <small className={styles.detail}>
              {[at, delivery && t(`delivery.${delivery}`)].filter(Boolean).join(' · ')}
            </small>
            {text && <p className={styles.said}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
