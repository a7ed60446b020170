import { useEffect, useState } from 'react'
import type { StorageUseWire } from '#domains/media/storage-use.wire.ts'
import { toGigabytes } from '#domains/media/upload.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestData } from '#platform/requests/request-json.ts'
import styles from './SignFiles.module.css'

interface Props {
  locale: Locale
  /** The number of files that are on their way. The use is read again when it changes. */
  running: number
}

/** How much of their storage the person uses. Without an answer nothing is shown. */
export function StorageUse({ locale, running }: Props) {
  const { t } = useTranslation('signForm')
  const [use, setUse] = useState<StorageUseWire>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number decides when to read again.
  useEffect(() => {
    let isCurrent = true
    void requestData<StorageUseWire>('/api/storage-use', { locale }).then((result) => {
      if (isCurrent && result.ok) setUse(result.data)
    })
    return () => {
      isCurrent = false
    }
  }, [locale, running])
  if (!use) return null
  const { usedBytes, quotaBytes } = use
  return (
    <p className={styles.note}>
      {t('media.storageUse', { used: toGigabytes(usedBytes), limit: toGigabytes(quotaBytes) })}
    </p>
  )
}
