import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { SignView } from '../presenters/sign.presenter.ts'
import styles from './PrintedReference.module.css'

/** On paper: the citation and the permanent address, also as a QR code. */
export function PrintedReference({ sign, citation }: { sign: SignView; citation: string }) {
  const { t } = useTranslation('signs')
  const { size, path } = sign.qrCode
  return (
    <footer className={styles.reference}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('address')}
      >
        <path d={path} />
      </svg>
      <div>
        <p>{citation}</p>
        <p>{sign.address}</p>
      </div>
    </footer>
  )
}
