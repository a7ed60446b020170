import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { toast } from '#ui/base/toast-store.ts'
import { FramePicker } from './FramePicker.tsx'
import { requestApi, type SignFile } from './media-requests.ts'
import styles from './SignFiles.module.css'
import { UploadForm } from './UploadForm.tsx'
import { UploadRow } from './UploadRow.tsx'
import { currentUploads, type QueuedUpload, subscribeUploads } from './upload-queue.ts'
import { useSignFiles } from './use-sign-files.ts'

const none: readonly QueuedUpload[] = []

/** The files of a sign with their states, the uploads that are running, and the form for further ones. */
export function SignFiles({ signId, locale }: { signId: number; locale: Locale }) {
  const { t } = useTranslation('signForm')
  const { files, reload } = useSignFiles(signId, locale)
  const all = useSyncExternalStore(subscribeUploads, currentUploads, () => none)
  const uploads = all.filter((upload) => upload.signId === signId)
  const [frameSource, setFrameSource] = useState<SignFile>()
  const waiting = useRef(0)
  useEffect(() => {
    if (uploads.length < waiting.current) void reload()
    waiting.current = uploads.length
  }, [uploads.length, reload])

  async function remove({ id }: SignFile) {
    const result = await requestApi(`/signs/${signId}/media/${id}`, { method: 'DELETE', locale })
    if (!result.ok) toast(result.message ?? t('media.notRemoved'), 'danger')
    await reload()
  }

  if (files === undefined) return <Skeleton lines={4} />
  if (files === null) return <Callout tone="danger" title={t('media.notLoaded')} />
  return (
    <>
      {files.data.length === 0 && <p>{t('media.empty')}</p>}
      <ul className={styles.files} aria-live="polite">
        {files.data.map((file) => (
          <li key={file.id} className={styles.file}>
            {file.poster ? <img src={file.poster} alt="" className={styles.poster} /> : <span />}
            <div className={styles.facts}>
              <strong>{t(`media.roles.${file.role}`)}</strong>
              <span className={styles.name}>{file.name}</span>
              <span>{file.problem ?? t(`media.states.${file.state}`)}</span>
              <span className={styles.note}>
                {[file.licence, file.credit, file.signer].filter(Boolean).join(' · ')}
              </span>
            </div>
            <div className={styles.actions}>
              {file.kind === 'video' && file.state === 'ready' && (
                <Button size="small" onClick={() => setFrameSource(file)}>
                  {t('media.frame.button')}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                onClick={() => void remove(file)}
                aria-label={`${t('media.remove')}: ${file.name}`}
              >
                {t('media.remove')}
              </Button>
            </div>
          </li>
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      {frameSource && (
        <FramePicker
          file={frameSource}
          src={frameSource.web ?? frameSource.original ?? ''}
          signId={signId}
          locale={locale}
          onClose={() => setFrameSource(undefined)}
        />
      )}
      <UploadForm signId={signId} locale={locale} proposed={files.proposed} />
    </>
  )
}
