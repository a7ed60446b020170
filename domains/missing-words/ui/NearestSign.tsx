import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { MissingWordView } from '../missing-word.presenter.ts'
import styles from './missing-words.module.css'

/** The published sign with a text similar to a word, and what it may lack. */
export function NearestSign({ nearest, act }: Pick<MissingWordView, 'nearest' | 'act'>) {
  const { t } = useTranslation('missingWords')
  if (!nearest || act === 'create') return <span className={styles.detail}>{t('near.none')}</span>
  return (
    <span className={styles.near}>
      {nearest.poster && (
        <img className={styles.poster} src={nearest.poster} alt="" width={52} height={39} loading="lazy" />
      )}
      <span>
        <span className="gloss">{nearest.gloss}</span>
        <small className={styles.detail}>{t(`near.${act}`)}</small>
      </span>
    </span>
  )
}
