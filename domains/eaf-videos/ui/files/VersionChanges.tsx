import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import type { EafChanges, LostLink } from '../../eaf-file.ts'
import { formatMoment } from '../../recording.presenter.ts'
import styles from './recordings.module.css'

const numbers = ['added', 'removed', 'changed', 'kept', 'lost'] as const

/** The differences from the previous version of the file; null for the first one. */
export function VersionChanges({ changes, locale }: { changes: EafChanges | null; locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  if (!changes) return <p>{t('versions.first')}</p>
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
