import { useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestJson } from '#platform/requests/request-json.ts'
import type { ContentMediaWire } from '../content-media.wire.ts'
import styles from './MediaField.module.css'

/** How often a video that is being converted is asked for, ms. */
const pollMs = 3000

/** A file of contents, small. While a video is converted, its state is asked for. */
export function MediaPreview({ media }: { media: ContentMediaWire }) {
  const { t } = useTranslation('kit')
  const converting = t('media.converting', { file: media.name })
  return <MediaView media={useNewestState(media)} converting={converting} />
}

/** A file, small: the picture, the film, or the name of a document with a link; or why it is not shown. */
export function MediaView({
  media: { name, kind, state, url, poster },
  converting,
}: {
  media: ContentMediaWire
  /** In place of a video that is being converted; a sentence without it. */
  converting?: string
}) {
  const { t } = useTranslation('kit')
  if (state === 'failed') return <p className={styles.failed}>{t('media.unusable', { file: name })}</p>
  if (url === null)
    return (
      <p role="status" className={styles.name}>
        {converting ?? t('media.preparing', { file: name })}
      </p>
    )
  if (kind === 'image') return <img src={url} alt={name} className={styles.picture} />
  if (kind === 'video')
    return (
      <video
        src={url}
        {...(poster !== null && { poster })}
        aria-label={name}
        controls
        muted
        preload="none"
        className={styles.picture}
      />
    )
  return (
    <a href={url} download={name} className={styles.name}>
      {name}
    </a>
  )
}

/** The file with its state now, while it is being converted. */
function useNewestState(media: ContentMediaWire): ContentMediaWire {
  const [newest, setNewest] = useState(media)
  const current = newest.id === media.id ? newest : media
  const isWaiting = current.state === 'uploaded' || current.state === 'working'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(async () => {
      const result = await requestJson<{ data: ContentMediaWire }>(`/api/content-media/${media.id}`)
      if (result.ok) setNewest(result.data.data)
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWaiting, media.id])
  return current
}
