import { useMemo } from 'react'
import { property as definition } from '#domains/signs/properties.ts'
import { ComboBox } from '#ui/panel/ComboBox.tsx'
import { MultiComboBox } from '#ui/panel/MultiComboBox.tsx'
import { type DrawEntry, entryOptions } from '../entry-options.tsx'
import { type PropertyFieldProps, useFormContext } from '../form-context.ts'
import { useNewOption } from '../use-new-option.ts'

interface Props extends PropertyFieldProps<number[]> {
  /** Draws the values; constant, because the options depend on it. */
  draw?: DrawEntry
}

/** One or several values of a reference list. */
export function ReferenceField({ property, label, hint, required, error, value, onChange, draw }: Props) {
  const { lists, entry } = useFormContext()
  const { list, many } = definition(property)
  const entries = list && lists[list]
  const options = useMemo(() => entryOptions(entries ?? [], draw), [entries, draw])
  const chosen = value ?? []
  const change = (ids: readonly string[]) => onChange(ids.length > 0 ? ids.map(Number) : undefined)
  const create = useNewOption(list, (id) => onChange(many ? [...chosen, id] : [id]))
  if (many)
    return (
      <MultiComboBox
        label={label}
        hint={hint}
        error={error}
        options={options}
        create={create}
        selected={chosen.map((id) => ({ id: String(id), label: entry(id)?.label ?? String(id) }))}
        onChange={change}
      />
    )
  return (
    <ComboBox
      name={property}
      label={label}
      hint={hint}
      required={required}
      options={options}
      create={create}
      value={String(chosen[0] ?? '')}
      error={error}
      onChange={(id) => change(id === '' ? [] : [id])}
    />
  )
}
