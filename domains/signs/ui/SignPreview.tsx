import { useTranslation } from 'react-i18next'
import type { SignCardView } from '#domains/search/search.presenter.ts'
import { SignMark } from '#ui/base/SignMark.tsx'
import styles from './SignPreview.module.css'

/** The poster of a card, or a quiet mark where no video has come yet. */
export function SignPreview({ sign, lazy }: { sign: SignCardView; lazy: boolean }) {
  const { t } = useTranslation('signs')
  if (sign.poster)
    return <img className={styles.poster} src={sign.poster} alt="" width={320} height={180} loading={lazy ? 'lazy' : 'eager'} />
  return (
    <div className={styles.none}>
      <SignMark name="flat" size={2} />
      <span>{t('noPicture')}</span>
    </div>
  )
}
