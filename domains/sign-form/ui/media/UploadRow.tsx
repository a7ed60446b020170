import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import styles from './SignFiles.module.css'
import { cancelUpload, pauseUpload, type QueuedUpload, resumeUpload } from './upload-queue.ts'

/** An upload with its progress, and what can be done with it. */
export function UploadRow({ upload }: { upload: QueuedUpload }) {
  const { t } = useTranslation('signForm')
  const { id, name, state, percent, secondsLeft, problem } = upload
  const texts = {
    uploading: secondsLeft === null ? '' : t('media.left', { seconds: secondsLeft }),
    paused: t('media.paused'),
    storing: t('media.storing'),
    interrupted: t('media.interrupted'),
    refused: problem ?? t('media.interrupted'),
  }
  const label = t('media.progress', { name, percent })
  return (
    <li className={styles.file}>
      <span />
      <div className={styles.facts} aria-live="off">
        <span className={styles.name}>{label}</span>
        <progress max={100} value={percent} aria-label={label} className={styles.progress} />
        <span role={state === 'refused' || state === 'interrupted' ? 'alert' : undefined}>
          {texts[state]}
        </span>
      </div>
      <div className={styles.actions}>
        {state === 'uploading' && (
          <Button size="small" onClick={() => void pauseUpload(id)}>
            {t('media.pause')}
          </Button>
        )}
        {(state === 'paused' || state === 'interrupted') && (
          <Button size="small" onClick={() => resumeUpload(id)}>
            {t('media.resume')}
          </Button>
        )}
        {state !== 'storing' && (
          <Button size="small" variant="quiet" onClick={() => void cancelUpload(id)}>
            {t('media.cancel')}
          </Button>
        )}
      </div>
    </li>
  )
}
