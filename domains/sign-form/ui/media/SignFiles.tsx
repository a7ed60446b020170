import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { SignFileRow } from './SignFileRow.tsx'
import styles from './SignFiles.module.css'
import { StorageUse } from './StorageUse.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
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
  const waiting = useRef(0)
  useEffect(() => {
    if (uploads.length < waiting.current) void reload()
    waiting.current = uploads.length
  }, [uploads.length, reload])

  if (files === undefined) return <Skeleton lines={4} />
  if (files === null) return <Callout tone="danger" title={t('media.notLoaded')} />
  return (
    <>
      {files.data.length === 0 && <p>{t('media.empty')}</p>}
      <ul className={styles.files} aria-live="polite">
        {files.data.map((file) => (
          <SignFileRow
            key={file.id}
            file={file}
            signId={signId}
            locale={locale}
            mayProcessAgain={files.mayProcessAgain}
            requiresSignerConsent={files.requiresSignerConsent}
            onChange={reload}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      <UnfinishedUploads signId={signId} locale={locale} running={uploads.map(({ name }) => name)} />
      <StorageUse locale={locale} running={uploads.length} />
      <UploadForm signId={signId} locale={locale} proposed={files.proposed} />
    </>
  )
}
