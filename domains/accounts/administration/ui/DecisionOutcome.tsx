import { useEffect, useRef } from 'react'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import type { RegistrationDecision } from '../registration-decision.ts'
import styles from './ManageUser.module.css'

interface Props {
  change: RegistrationDecision
  /** Display names. */
  changed: readonly string[]
  /** The reason of each refusal as a sentence. */
  refused: readonly { name: string; reason: string }[]
}

/** The result of a decision about several people; it receives the focus. */
export function DecisionOutcome({ change, changed, refused }: Props) {
  const { t, language } = useTranslation('users')
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div ref={result} tabIndex={-1} role="status" className={styles.form}>
      <Callout
        tone={changed.length > 0 ? 'success' : 'warning'}
        title={t(`decide.${change}.done`, { count: changed.length })}
      >
        {changed.length > 0 && <p>{formatList(changed, language as Locale)}</p>}
      </Callout>
      {refused.length > 0 && (
        <Callout tone="danger" title={t('decide.refused')}>
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name}>{t('decide.refusal', { name, reason })}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
