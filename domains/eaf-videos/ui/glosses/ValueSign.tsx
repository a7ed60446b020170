import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { GlossValueView } from '../../glosses.presenter.ts'
import styles from './glosses.module.css'
import { useMarkName } from './use-mark-name.ts'

interface Props {
  value: GlossValueView
  locale: Locale
}

/** The sign that a value names and how it was found; without one, why not, or the sign that it may mean. */
export function ValueSign({ value: { sign, link, near, parts, mark, reason }, locale }: Props) {
  const { t } = useTranslation('eafGlosses')
  const markName = useMarkName()
  if (sign)
    return (
      <span>
        <a className="gloss" href={localizedPath(locale, `/control-panel/signs/view/${sign.id}`)}>
          {sign.gloss}
        </a>
        {link && <small className={styles.detail}>{t(`link.${link}`)}</small>}
      </span>
    )
  if (near)
    return (
      <span className={styles.near}>
        {near.poster && (
          <img className={styles.poster} src={near.poster} alt="" width={52} height={39} loading="lazy" />
        )}
        <span>
          <span className="gloss">{near.gloss}</span>
          {near.text !== near.gloss && <small className={styles.detail}>{near.text}</small>}
        </span>
      </span>
    )
  if (parts.length > 0) return <span>{t('values.compound', { parts: parts.join(' + ') })}</span>
  if (mark)
    return (
      <span>
        {markName(mark)}
        {reason && <small className={styles.detail}>{reason}</small>}
      </span>
    )
  return <span className={styles.detail}>{t('values.noneNear')}</span>
}
