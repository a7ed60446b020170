import { useState } from 'react'
import { SignVideo } from '#domains/sign-page/ui/SignVideo.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Pencil from '#ui/icons/pencil.ts'
import VideoOff from '#ui/icons/video-off.ts'
import styles from './PageVideo.module.css'
import type { PageVideoView } from './present-page-video.ts'

interface Props {
  view: PageVideoView
  locale: string
  titleShown?: boolean
  /** Path that the id completes to the page that edits the video; null for people who may not. */
  editPath?: string | null
}

/**
 * A video that explains a page, with its title. A missing or broken video is replaced by its id and a message.
 * Who may edit it has a link with its id.
 */
export function PageVideo({ view, locale, titleShown = true, editPath = null }: Props) {
  const { t } = useTranslation('public')
  const [hasFailed, setFailed] = useState(false)
  const { id, title, description, video } = view
  const lang = (language: string | undefined) => (language && language !== locale ? language : undefined)
  const name = title?.text ?? t('video.number', { id })
  return (
    <section className={styles.box} aria-label={name}>
      {titleShown && (
        <h2 className={styles.title} lang={lang(title?.language)}>
          {name}
        </h2>
      )}
      {video && !hasFailed ? (
        <SignVideo video={video} label={name} onError={() => setFailed(true)} />
      ) : (
        <p className={styles.missing}>
          <Icon icon={VideoOff} size={32} />
          <strong>{t('video.number', { id })}</strong>
          <span>{t(hasFailed ? 'video.failed' : 'video.missing')}</span>
        </p>
      )}
      {description && <p lang={lang(description.language)}>{description.text}</p>}
      {editPath && (
        <p className={styles.edit}>
          <ButtonLink to={`${editPath}/${id}`} size="small" icon={<Icon icon={Pencil} />}>
            {t('video.edit', { id })}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
