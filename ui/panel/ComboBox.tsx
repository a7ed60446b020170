import { useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { useFieldEdit, useFormField } from '../base/ValidatedForm.tsx'
import { boxClass, ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

interface Props extends Omit<ComboBoxFieldProps, 'typed' | 'best' | 'onKeyDownCapture'> {
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
  const [own, setOwn] = useState(defaultValue ?? field.value ?? '')
  const { options, best, search, problem, comboBox, onKeyDownCapture } = useTypedChoice({
    options: content.options,
    chosen: value ?? own,
    onChoose: (id) => {
      setOwn(id)
      handleEdit(name)
      onChange?.(id)
    },
  })
  const error = problem ?? content.error ?? field.error
  return (
    <AriaComboBox
      {...comboBox}
      className={boxClass}
      name={name}
      formValue="key"
      isDisabled={disabled}
      isInvalid={error !== undefined}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <ComboBoxField {...content} {...{ options, best, error, onKeyDownCapture }} typed={search} />
    </AriaComboBox>
  )
}
