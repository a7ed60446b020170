import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import type { EafChanges } from '../../eaf-file.ts'
import { type OccurrenceClass, occurrenceClasses } from '../../eaf-video.ts'
import { glossesPath } from '../../glosses-paths.ts'
import type { CorrespondenceView } from '../../recording.presenter.ts'
import { recordingPath } from '../../recording-paths.ts'
import { CorrespondenceBar } from './CorrespondenceBar.tsx'
import styles from './recordings.module.css'
import { VersionChanges } from './VersionChanges.tsx'

/** What was found in a recording, and what its present version changed. */
export interface RecordingSummaryView {
  correspondence: CorrespondenceView | null
  number: number
  uploaded: string
  changes: EafChanges | null
}

interface Props {
  id: number
  summary: RecordingSummaryView
  locale: Locale
}

/** The glosses of a recording by class, and what its present version changed, with links to all of it. */
export function RecordingSummary({ id, summary, locale }: Props) {
  const { t } = useTranslation('eafVideos')
  const { correspondence, number, uploaded, changes } = summary
  return (
    <>
      <section className={styles.part} aria-labelledby="glosses">
        <h2 id="glosses">{t('tab.glosses')}</h2>
        <CorrespondenceBar view={correspondence} locale={locale} />
        {correspondence && <Classes {...{ id, correspondence, locale }} />}
        <div>
          <ButtonLink to={glossesPath(locale, id)} size="small">
            {t(correspondence ? 'summary.glosses' : 'summary.choose')}
          </ButtonLink>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="version">
        <h2 id="version">{t('versions.number', { number })}</h2>
        <p>{t('summary.uploaded', { date: uploaded })}</p>
        <VersionChanges changes={changes} locale={locale} />
        {number > 1 && (
          <div>
            <ButtonLink to={recordingPath(locale, id, 'versions')} size="small">
              {t('summary.versions')}
            </ButtonLink>
          </div>
        )}
      </section>
    </>
  )
}

type ClassesProps = Pick<Props, 'id' | 'locale'> & { correspondence: CorrespondenceView }

function Classes({ id, correspondence, locale }: ClassesProps) {
  const { t } = useTranslation('eafVideos')
  const valuesOf = (name: OccurrenceClass) => `${glossesPath(locale, id, { class: name })}#values`
  return (
    <dl className={styles.numbers}>
      {occurrenceClasses.map((name) => (
        <div key={name}>
          <dd>
            <a href={valuesOf(name)}>{formatNumber(correspondence[name], locale)}</a>
          </dd>
          <dt>{t(`correspondence.${name}`)}</dt>
        </div>
      ))}
    </dl>
  )
}
