import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import type { Film } from '../../sign-form-view.ts'
import { currentOwner, type FileOwner } from './file-owner.ts'
import { SignFileRow } from './SignFileRow.tsx'
import styles from './SignFiles.module.css'
import { StorageUse } from './StorageUse.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
import { UploadForm } from './UploadForm.tsx'
import { UploadRow } from './UploadRow.tsx'
import { currentUploads, type QueuedUpload, subscribeUploads, uploadsOf } from './upload-queue.ts'
import { useSignFiles } from './use-sign-files.ts'

const none: readonly QueuedUpload[] = []

interface Props {
  owner: FileOwner
  locale: Locale
  /** Called with the main video when it is there, and when it can be shown otherwise. */
  onFilm: (film: Film) => void
}

/** The files of a sign or draft with their states, the uploads that are running, and the form for further ones. */
export function SignFiles({ owner, locale, onFilm }: Props) {
  const { t } = useTranslation('signForm')
  const { files, failure, reload } = useSignFiles(owner, locale, t('media.notLoaded'))
  const all = useSyncExternalStore(subscribeUploads, currentUploads, () => none)
  const uploads = uploadsOf(owner, all)
  const waiting = useRef(0)
  useEffect(() => {
    // The uploads of a saved draft go on as those of its sign.
    if (uploads.length < waiting.current && currentOwner(owner) === owner) void reload()
    waiting.current = uploads.length
  }, [uploads.length, owner, reload])
  const main = files?.data.find(({ role }) => role === 'main')
  const source = main?.web ?? main?.original ?? null
  const poster = main?.poster ?? null
  const handleFilm = useEffectEvent(onFilm)
  useEffect(() => {
    if (source !== null) handleFilm({ source, poster })
  }, [source, poster])

  if (!files)
    return failure === undefined ? <Skeleton lines={4} /> : <Callout tone="danger" title={failure} />
  return (
    <>
      {files.data.length === 0 && <p>{t('media.empty')}</p>}
      <ul className={styles.files} aria-live="polite">
        {files.data.map((file) => (
          <SignFileRow
            key={file.id}
            file={file}
            owner={owner}
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
      <UnfinishedUploads owner={owner} locale={locale} running={uploads.map(({ name }) => name)} />
      <StorageUse locale={locale} running={uploads.length} />
      <UploadForm owner={owner} locale={locale} proposed={files.proposed} />
    </>
  )
}
