import { useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { useFieldEdit, useFormField } from '../base/ValidatedForm.tsx'
import { boxClass, ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField.tsx'

interface Props extends Omit<ComboBoxFieldProps, 'typed'> {
  /** Name of the form field, whose value is the selected id. A ValidatedForm provides its initial value and error. */
  name: string
  disabled?: boolean
  /** Initially selected id, outside of a ValidatedForm. */
  defaultValue?: string
  /** The selected id, if it is controlled: empty for none. */
  value?: string
  onChange?: (id: string) => void
}

/** A choice from a long list, filtered by typing. For short lists use the Select of ui/base. */
export function ComboBox({ name, disabled = false, defaultValue, value, onChange, ...content }: Props) {
  const field = useFormField(name)
  const handleEdit = useFieldEdit()
  const [typed, setTyped] = useState('')
  const error = content.error ?? field.error
  return (
    <AriaComboBox
      className={boxClass}
      name={name}
      formValue="key"
      {...(value === undefined
        ? { defaultSelectedKey: defaultValue ?? (field.value || null) }
        : { selectedKey: value || null })}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      onInputChange={setTyped}
      onSelectionChange={(key) => {
        handleEdit(name)
        onChange?.(key === null ? '' : String(key))
      }}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <ComboBoxField {...content} error={error} typed={typed} />
    </AriaComboBox>
  )
}
