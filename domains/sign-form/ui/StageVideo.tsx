import { useId, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CirclePlay from '#ui/icons/circle-play.ts'
import Pencil from '#ui/icons/pencil.ts'
import type { StageVideoView } from '../stage-help-video.ts'
import styles from './StageVideo.module.css'

interface Props {
  view: StageVideoView | undefined
  locale: Locale
}

/** A button that opens the video about a stage, and a link to edit it. Nothing without a video. */
export function StageVideo({ view, locale }: Props) {
  const { t } = useTranslation('signForm')
  const { t: tPublic } = useTranslation('public')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!view) return null
  const { title, language, video, editPath } = view
  return (
    <div className={styles.video}>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<Icon icon={CirclePlay} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {t('video')} <span lang={language === locale ? undefined : language}>{title}</span>
          </span>
        </Button>
        {editPath && (
          <ButtonLink to={editPath} size="small" icon={<Icon icon={Pencil} />}>
            {tPublic('video.edit', { id: view.id })}
          </ButtonLink>
        )}
      </div>
      {isOpen && (
        // The browser's player, because ours would change the scripts of public pages.
        <video
          id={id}
          className={styles.player}
          src={video.source}
          poster={video.poster ?? undefined}
          aria-label={title}
          controls
          muted
          playsInline
        />
      )}
    </div>
  )
}
