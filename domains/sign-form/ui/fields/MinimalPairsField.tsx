import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ChipList } from '#ui/panel/ChipList.tsx'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import { SignSearch } from './SignSearch.tsx'

/** Minimal pairs that are set by hand. */
export function MinimalPairsField({ label, hint, error, value, onChange }: PropertyFieldProps<number[]>) {
  const { t } = useTranslation('signs')
  const { sign } = useFormContext()
  const pairs = value ?? []
  return (
    <div>
      <SignSearch
        label={label}
        hint={hint}
        error={error}
        excluded={pairs}
        onPick={(id) => onChange([...pairs, id])}
      />
      <ChipList
        label={label}
        items={pairs.map((id) => ({ id: String(id), label: sign(id)?.gloss ?? t('hiddenSign', { id }) }))}
        onRemove={(id) => onChange(pairs.filter((one) => String(one) !== id))}
      />
    </div>
  )
}
