import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Download from '#ui/icons/download.ts'
import { changedFilesPath, recordingFilePath } from '../eaf-paths.ts'
import styles from './GivenBackFiles.module.css'

/** Links that load the annotation file of a recording. The page needs the messages `eafGivenBack`. */
export function GivenBackFile({ recording }: { recording: number }) {
  const { t } = useTranslation('eafGivenBack')
  return (
    <section className={styles.files} aria-label={t('title')}>
      <div className={styles.buttons}>
        <ButtonLink to={recordingFilePath(recording)} icon={<Icon icon={Download} />} download>
          {t('file')}
        </ButtonLink>
        <ButtonLink
          to={recordingFilePath(recording, { withLinks: true })}
          icon={<Icon icon={Download} />}
          download
        >
          {t('links')}
        </ButtonLink>
      </div>
      <p className={styles.hint}>{t('linksHint')}</p>
    </section>
  )
}

/** The link that loads all files in which signs have former glosses. The page needs the messages `eafGivenBack`. */
export function ChangedFiles({ locale }: { locale: Locale }) {
  const { t } = useTranslation('eafGivenBack')
  return (
    <section className={styles.files} aria-label={t('changed')}>
      <div>
        <ButtonLink to={changedFilesPath(locale)} icon={<Icon icon={Download} />}>
          {t('changed')}
        </ButtonLink>
      </div>
      <p className={styles.hint}>{t('changedHint')}</p>
    </section>
  )
}
