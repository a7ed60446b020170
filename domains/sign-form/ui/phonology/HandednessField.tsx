import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import styles from './PhonologyFields.module.css'

/** The most frequent values are shown first; the others on request. */
const frequent = ['one-handed', 'symmetrical', 'alternating', 'asymmetrical']
const maxShort = 4

/** How many hands make the sign. */
export function HandednessField({ label, hint, value, onChange }: PropertyFieldProps<number[]>) {
  const { t } = useTranslation('signPhonology')
  const { lists } = useFormContext()
  const entries = lists['handedness-searchable'] ?? []
  const known = frequent.flatMap((name) => entries.find((entry) => entry.value === name) ?? [])
  const short = known.length > 1 ? known : entries.slice(0, maxShort)
  const chosen = value?.[0]
  const [isLong, setLong] = useState(false)
  const isWhole = isLong || (chosen !== undefined && !short.some(({ id }) => id === chosen))
  const shown = isWhole ? entries : short
  const more = entries.length - short.length
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ChoiceChips
        legend={label}
        options={shown.map(({ id, label: name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={(id) => onChange([id])}
        onClear={() => onChange(undefined)}
      >
        {!isWhole && more > 0 && (
          <Button onClick={() => setLong(true)}>{t('handedness.others', { count: more })}</Button>
        )}
        {chosen !== undefined && (
          <Button
            variant="quiet"
            // The Delete key does the same without another stop of the Tab key.
            tabIndex={-1}
            onClick={() => onChange(undefined)}
          >
            {t('clear')}
          </Button>
        )}
      </ChoiceChips>
    </div>
  )
}
