import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleCheck from '#ui/icons/circle-check.ts'
import Download from '#ui/icons/download.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { EafChanges } from '../../eaf-file.ts'
import styles from './recordings.module.css'
import { VersionChanges } from './VersionChanges.tsx'

/** A stored version of the file. */
export interface VersionView {
  number: number
  fileName: string
  uploaded: string
  by: string | null
  isPresent: boolean
  changes: EafChanges | null
  /** Path of its file. */
  file: string
}

/** A version: who uploaded it, what it changed, and its file. */
export function RecordingVersion({ version, locale }: { version: VersionView; locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  const { number, fileName, uploaded, by, isPresent, changes, file } = version
  const upload = { file: fileName, date: uploaded }
  return (
    <section className={styles.version} aria-labelledby={`version-${number}`}>
      <h2 id={`version-${number}`}>{t('versions.number', { number })}</h2>
      {isPresent && (
        <div>
          <StateChip icon={CircleCheck} tone="success">
            {t('versions.present')}
          </StateChip>
        </div>
      )}
      <p>{by ? t('versions.uploadedBy', { ...upload, name: by }) : t('versions.uploaded', upload)}</p>
      <VersionChanges changes={changes} locale={locale} />
      <div>
        <ButtonLink to={file} size="small" icon={<Icon icon={Download} />} download>
          {t('versions.download', { number })}
        </ButtonLink>
      </div>
    </section>
  )
}
