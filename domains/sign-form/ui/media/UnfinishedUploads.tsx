import { useCallback, useEffect, useState } from 'react'
import { forgetUpload } from '#domains/media/ui/resumable-upload.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import type { FileOwner } from './file-owner.ts'
import styles from './SignFiles.module.css'
import { listUnfinished, type UnfinishedUpload } from './unfinished-uploads.ts'

interface Props {
  owner: FileOwner
  locale: Locale
  /** The names of the files that are being uploaded now. */
  running: readonly string[]
}

/** Uploads that an earlier visit began: the person chooses the same file to continue one, or discards it. */
export function UnfinishedUploads({ owner, locale, running }: Props) {
  const { t } = useTranslation('signForm')
  const [unfinished, setUnfinished] = useState<UnfinishedUpload[]>([])
  const reload = useCallback(() => listUnfinished(owner).then(setUnfinished), [owner])
  // Uploads that ended are no longer remembered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their number decides when to look again.
  useEffect(() => void reload(), [reload, running.length])

  const offered = unfinished.filter(({ name }) => !running.includes(name))
  if (offered.length === 0) return null
  return (
    <ul className={styles.files}>
      {offered.map((upload) => (
        <li key={upload.key} className={styles.file}>
          <span />
          <span className={styles.name}>{t('media.unfinished', { name: upload.name })}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`${t('media.discard')}: ${upload.name}`}
            onClick={async () => {
              await forgetUpload(upload, locale)
              await reload()
            }}
          >
            {t('media.discard')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
