import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Select } from '#ui/base/Select.tsx'
import { FormField, useFormField } from '#ui/base/ValidatedForm.tsx'
import type { ChoiceView } from '../reference-list.presenter.ts'

/** The area or the group that a value belongs to, where its list has one. */
export function BelongingFields({ list, heads }: { list: ListName; heads: readonly ChoiceView[] }) {
  const { t } = useTranslation('referenceLists')
  const { parent, group } = listDefinition(list)
  if (!parent && !group) return null
  return (
    <FormField
      name={parent ? 'parent' : 'group'}
      label={parent ? t('field.parent') : t('field.group')}
      hint={parent ? t('hint.parent') : t('hint.group')}
      required={parent !== undefined}
    >
      {(control) => (
        <Select {...control} key={control.defaultValue}>
          <option value="">{parent ? t('choose') : t('noGroup')}</option>
          {heads.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

/** Whether visitors find the value in searches, and whether it is no longer offered. */
export function OptionFields() {
  const { t } = useTranslation('referenceLists')
  const searchable = useFormField('searchable')
  const retired = useFormField('retired')
  return (
    <div>
      <Checkbox
        name="searchable"
        defaultChecked={searchable.value === 'on'}
        label={t('field.searchable')}
        hint={t('hint.searchable')}
        error={searchable.error}
      />
      <Checkbox
        name="retired"
        defaultChecked={retired.value === 'on'}
        label={t('field.retired')}
        hint={t('hint.retired')}
        error={retired.error}
      />
    </div>
  )
}
