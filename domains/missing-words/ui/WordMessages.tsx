import { Form } from 'react-router'
import { contactPath } from '#domains/contact-management/contact-paths.ts'
import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import { MediaView } from '#domains/media/ui/MediaPreview.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import styles from './missing-words.module.css'

interface Message {
  id: number
  message: string
  wantsAnswer: boolean
  film: ContentMediaWire | null
  filmMayBeUsed: boolean
  on: string
}

interface Props {
  messages: readonly Message[]
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
      {messages.map(({ id, message, wantsAnswer, film, filmMayBeUsed, on }) => (
        <li key={id}>
          <p className={styles.said} lang={message ? lang : undefined}>
            {message || t(film ? 'view.onlyFilm' : 'view.onlyWord')}
          </p>
          {film && <MediaView media={film} />}
          <small className={styles.detail}>
            <a href={contactPath(locale, id)}>{on}</a>
            {wantsAnswer && ` · ${t('view.withAnswer')}`}
            {film && !filmMayBeUsed && ` · ${t('film.onlyToWatch')}`}
          </small>
          {film && filmMayBeUsed && film.state !== 'failed' && (
            <Form method="post">
              <input type="hidden" name="message" value={id} />
              <Button type="submit" name="intent" value="createWithFilm" size="small">
                {t('film.create')}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
