import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import { MediaView } from '#domains/media/ui/MediaPreview.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './contacts.module.css'

interface Props {
  /** `mayBeUsed`: the sender agreed that it becomes a film of the sign. */
  film: ContentMediaWire & { mayBeUsed: boolean }
  /** The missing word of the message, from which a sign is made; null once there is none. */
  wordPath: string | null
}

/** The film in which the sender of a message shows the missing sign. */
export function ContactFilm({ film, wordPath }: Props) {
  const { t } = useTranslation('contacts')
  return (
    <section className={styles.part} aria-labelledby="contact-film">
      <h2 id="contact-film">{t('film.title')}</h2>
      <MediaView media={film} />
      <p>{t(film.mayBeUsed ? 'film.mayBeUsed' : 'film.onlyToWatch')}</p>
      {wordPath && film.mayBeUsed && (
        <p>
          <a href={wordPath}>{t('film.word')}</a>
        </p>
      )}
    </section>
  )
}
