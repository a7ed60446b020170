import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import fields from '../base/Field.module.css'
import { SegmentedChoice } from '../base/SegmentedChoice.tsx'

interface Props {
  label: string
  hint?: ReactNode
  /** Undefined: nobody knows. */
  value: boolean | undefined
  onChange: (value: boolean | undefined) => void
}

/** Yes, no, or not known. */
export function TriState({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation('kit')
  return (
    <div className={fields.field}>
      <span className={fields.label} aria-hidden>
        {label}
      </span>
      {hint && <p className={fields.hint}>{hint}</p>}
      <SegmentedChoice
        legend={label}
        options={[
          { value: 'yes', label: t('triState.yes') },
          { value: 'no', label: t('triState.no') },
          { value: 'unknown', label: t('triState.unknown') },
        ]}
        value={value === undefined ? 'unknown' : value ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === 'unknown' ? undefined : chosen === 'yes')}
      />
    </div>
  )
}
