import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { GuideKey } from './guide-pages.ts'
import styles from './Specimen.module.css'

/** Heading and introduction of a page of the guide. */
export function GuideHeading({ of }: { of: GuideKey | 'frame' }) {
  const { t } = useTranslation('designSystem')
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{t(`${of}.title`)}</h1>
      <p className={styles.lead}>{t(`${of}.lead`)}</p>
    </header>
  )
}

interface Props {
  title: string
  text?: string
  children: ReactNode
}

/** A labelled example. */
export function Specimen({ title, text, children }: Props) {
  return (
    <section className={styles.specimen}>
      <div className={styles.label}>
        <h2 className={styles.name}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.exhibit}>{children}</div>
    </section>
  )
}

/** A wrapping row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** A grid with as many equal columns as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
