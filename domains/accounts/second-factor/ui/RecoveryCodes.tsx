import { useEffect, useRef } from 'react'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { recoveryCodeCount } from '../second-factor.ts'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import styles from './second-factor.module.css'

/** New recovery codes, which are shown once. */
export function NewRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('secondFactor')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Callout tone="success" title={t('codes.newTitle')}>
        <p>{t('codes.newText')}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </Callout>
    </div>
  )
}

interface Props {
  /** Number of unused codes. */
  left: number
  refused: FormRefusal | undefined
}

/** How many recovery codes are left, and the form that replaces them. */
export function RecoveryCodeSection({ left, refused }: Props) {
  const { t } = useTranslation('secondFactor')
  return (
    <section className={styles.section}>
      <h2>{t('codes.title')}</h2>
      <p>{t('codes.about')}</p>
      <p>
        <strong>{t('codes.left', { left, all: recoveryCodeCount })}</strong>
      </p>
      <ConfirmedForm form="codes" title={t('codes.replace')} refused={refused} />
    </section>
  )
}
