import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import CirclePlay from '#ui/icons/circle-play.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import type { HelpView } from '../present-help.ts'
import styles from './SignedHelp.module.css'

/** A video in sign language about the page. The player is the browser's, so that the page needs no script for it. */
export function SignedHelp({ help: { title, video } }: { help: HelpView }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <details className={styles.help}>
      <summary className={styles.open}>
        <Icon icon={CirclePlay} />
        {t('video.help')}
      </summary>
      {title && (
        <p className={styles.title} lang={title.language === locale ? undefined : title.language}>
          {title.text}
        </p>
      )}
      <video
        className={styles.video}
        controls
        muted
        playsInline
        preload="none"
        src={video.source}
        poster={video.poster ?? undefined}
        aria-label={title?.text ?? t('video.help')}
      />
    </details>
  )
}
