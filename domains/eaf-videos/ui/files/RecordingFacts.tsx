import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import { MediaPreview } from '#domains/media/ui/MediaPreview.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { formatMoment } from '../../recording.presenter.ts'
import styles from './recordings.module.css'

/** A fact of a recording. */
export interface RecordingFact {
  key: string
  term: string
  value: string
  /** Whether it comes from the file unchanged. */
  isFromFile: boolean
  /** The address that the value is a link to. */
  href?: string
}

/** A film with the moment at which the annotations begin, ms. */
export interface RecordingFilm {
  media: ContentMediaWire
  originMs: number
}

/** Films and facts of a recording. */
export function RecordingFacts({
  facts,
  films,
}: {
  facts: readonly RecordingFact[]
  films: readonly RecordingFilm[]
}) {
  const { t } = useTranslation('eafVideos')
  return (
    <div className={styles.facts}>
      <section className={styles.films} aria-label={t('film.title')}>
        {films.map(({ media, originMs }) => (
          <div key={media.id}>
            <MediaPreview media={media} />
            {originMs !== 0 && <p>{t('film.origin', { time: formatMoment(originMs) })}</p>}
          </div>
        ))}
        {films.length === 0 && <p>{t('film.none')}</p>}
      </section>
      <DescriptionList
        items={facts.map(({ term, value, isFromFile, href }) => ({
          term,
          detail: (
            <>
              {href ? <a href={href}>{value}</a> : value}
              {isFromFile && <small className={styles.detail}>{t('fromFile')}</small>}
            </>
          ),
        }))}
      />
    </div>
  )
}
