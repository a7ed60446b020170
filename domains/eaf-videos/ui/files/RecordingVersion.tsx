import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleCheck from '#ui/icons/circle-check.ts'
import Download from '#ui/icons/download.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { EafChanges, LostLink } from '../../eaf-file.ts'
import { formatMoment } from '../../recording.presenter.ts'
import styles from './recordings.module.css'

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
      {changes ? <Changes changes={changes} locale={locale} /> : <p>{t('versions.first')}</p>}
      <div>
        <ButtonLink to={file} size="small" icon={<Icon icon={Download} />} download>
          {t('versions.download', { number })}
        </ButtonLink>
      </div>
    </section>
  )
}

const numbers = ['added', 'removed', 'changed', 'kept', 'lost'] as const

function Changes({ changes, locale }: { changes: EafChanges; locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  const isSame = changes.added + changes.removed + changes.changed === 0
  if (isSame) return <p>{t('versions.noChange')}</p>
  return (
    <>
      <dl className={styles.numbers}>
        {numbers.map((name) => (
          <div key={name} data-tone={name === 'lost' && changes.lost > 0 ? 'warning' : undefined}>
            <dd>{formatNumber(changes[name], locale)}</dd>
            <dt>{t(`changes.${name}`)}</dt>
          </div>
        ))}
      </dl>
      {changes.lost > 0 && <LostLinks changes={changes} />}
    </>
  )
}

function LostLinks({ changes: { lost, lostLinks } }: { changes: EafChanges }) {
  const { t } = useTranslation('eafVideos')
  const textOf = ({ tier, begin, value, newValue }: LostLink) => {
    const link = { time: formatMoment(begin), tier, value }
    return newValue === null ? t('changes.lostGone', link) : t('changes.lostTo', { ...link, newValue })
  }
  return (
    <Callout tone="warning" title={t('changes.lostTitle')}>
      <ul>
        {lostLinks.map((link) => (
          <li key={`${link.tier} ${link.begin} ${link.value}`}>{textOf(link)}</li>
        ))}
      </ul>
      {lost > lostLinks.length && <p>{t('diagnostics.more', { count: lost - lostLinks.length })}</p>}
    </Callout>
  )
}
