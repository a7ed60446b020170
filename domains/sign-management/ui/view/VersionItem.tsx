import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import Pencil from '#ui/icons/pencil.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { FormattedSignPage, FormattedVersion } from '../../view/format-sign-page.ts'
import { signPagePath } from '../../view/sign-page-query.ts'
import styles from './sign-view.module.css'

interface Props {
  sign: FormattedSignPage
  version: FormattedVersion
  /** Page of the history. */
  page: number
  locale: Locale
}

/** A version in the history: who, when, what, the decisions about it, and its links. */
export function VersionItem({ sign, version, page, locale }: Props) {
  const { t } = useTranslation('signView')
  const { revision, kind, by, when, decisions, isCurrent, isPublic } = version
  const line = (what: string, name: string | null, at: string) =>
    t('history.by', { what, name: name ?? t('system'), when: at })
  // A decision that changes the status is a version of the same moment; it is named once.
  const isDecided = kind === 'status' && decisions.some((decision) => decision.kind !== 'publisher')
  return (
    <li className={styles.version}>
      <h3 className={styles.versionTitle}>
        {t('history.version', { number: revision })}
        {isCurrent && <StateChip icon={Pencil}>{t('history.current')}</StateChip>}
        {isPublic && (
          <StateChip icon={CircleCheck} tone="success">
            {t('history.public')}
          </StateChip>
        )}
      </h3>
      {!isDecided && <p className={styles.text}>{line(t(`kind.${kind}`), by, when)}</p>}
      {decisions.map((decision) => (
        <div key={`${decision.kind} ${decision.when}`} className={styles.decision}>
          <p className={styles.text}>
            {line(
              t(`decision.${decision.kind}`, {
                before: decision.publisher?.before ?? t('nobody'),
                after: decision.publisher?.after ?? t('nobody'),
              }),
              decision.by,
              decision.when,
            )}
          </p>
          {decision.note && <p className={styles.note}>{decision.note}</p>}
        </div>
      ))}
      <p className={styles.links}>
        {revision > 1 && (
          <a
            href={`${signPagePath(locale, sign.id, { compare: [revision - 1, revision], page })}#history`}
            aria-label={t('history.changesOf', { number: revision })}
          >
            {t('history.changes')}
          </a>
        )}
        {!isCurrent && sign.refusals.edit === null && (
          <a
            href={signPagePath(locale, sign.id, { change: 'restoreVersion', version: revision, page })}
            aria-label={t('history.restoreOf', { number: revision })}
          >
            {t('change.restoreVersion.button')}
          </a>
        )}
      </p>
    </li>
  )
}
