import { ChipList } from './ChipList.tsx'
import type { ComboBoxFieldProps } from './ComboBoxField.tsx'
import { PickComboBox } from './PickComboBox.tsx'

interface Props extends Pick<ComboBoxFieldProps, 'hint' | 'error' | 'options' | 'create'> {
  label: string
  /** In their order. */
  selected: readonly { id: string; label: string }[]
  /** See `PickComboBox`. */
  onSearch?: (text: string) => void
  onChange: (ids: string[]) => void
}

/** Several values of a list: a search field, and the chosen values as chips below it. */
export function MultiComboBox({ options, selected, onChange, ...content }: Props) {
  const ids = selected.map(({ id }) => id)
  return (
    <div>
      <PickComboBox
        {...content}
        options={options.filter(({ id }) => !ids.includes(id))}
        onPick={(id) => onChange([...ids, id])}
      />
      <ChipList
        label={content.label}
        items={selected}
        onRemove={(id) => onChange(ids.filter((one) => one !== id))}
      />
    </div>
  )
}
