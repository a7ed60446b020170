import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import { classNames } from '../base/class-names.ts'
import fields from '../base/Field.module.css'
import { Icon } from '../base/Icon.tsx'
import inputs from '../base/inputs.module.css'
import { useFieldEdit, useFormField } from '../base/ValidatedForm.tsx'
import styles from './ComboBox.module.css'
import entries from './Menu.module.css'

interface Props {
  /** Name of the form field, whose value is the selected id. A ValidatedForm provides its initial value and error. */
  name: string
  label: ReactNode
  hint?: ReactNode
  options: readonly { id: string; label: string }[]
  required?: boolean
  disabled?: boolean
  /** Initially selected id, outside of a ValidatedForm. */
  defaultValue?: string
  /** Error message, outside of a ValidatedForm. */
  error?: string
  onChange?: (id: string) => void
}

/** A choice from a long list, filtered by typing. For short lists use the Select of ui/base. */
export function ComboBox(props: Props) {
  const { name, label, hint, options, required = false, disabled = false, defaultValue, onChange } = props
  const { t } = useTranslation(['kit', 'ui'])
  const field = useFormField(name)
  const handleEdit = useFieldEdit()
  const error = props.error ?? field.error
  return (
    <AriaComboBox
      className={classNames(fields.field, styles.box)}
      name={name}
      formValue="key"
      defaultSelectedKey={defaultValue ?? (field.value || null)}
      defaultItems={options}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      onSelectionChange={(key) => {
        handleEdit(name)
        onChange?.(key === null ? '' : String(key))
      }}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <Label className={fields.label}>
        {label}
        {required && <span className={fields.required}>{t('ui:field.required')}</span>}
      </Label>
      {hint && (
        <Text slot="description" className={fields.hint}>
          {hint}
        </Text>
      )}
      <span className={inputs.selectFrame}>
        <Input className={classNames(inputs.input, styles.input)} required={required} />
        <Button className={styles.open ?? ''}>
          <Icon icon={ChevronDown} />
        </Button>
      </span>
      <FieldError className={fields.error ?? ''}>
        <Icon icon={OctagonAlert} />
        <span>{error}</span>
      </FieldError>
      <Popover className={classNames(entries.sheet, styles.sheet)}>
        <ListBox<{ id: string; label: string }>
          className={entries.menu ?? ''}
          renderEmptyState={() => <p className={entries.none}>{t('noneFound')}</p>}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={entries.entry ?? ''}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
