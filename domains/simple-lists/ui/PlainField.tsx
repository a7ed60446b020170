import { MediaField } from '#domains/media/ui/MediaField.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, useFormField } from '#ui/base/ValidatedForm.tsx'
import { mediaKinds } from '../kinds/media-file.ts'
import { fieldNameKey } from '../simple-lists.ts'
import { AnyFileField } from './AnyFileField.tsx'
import type { EntryFieldView, SimpleListView } from './simple-list-view.ts'

interface Props {
  list: SimpleListView
  field: EntryFieldView
}

/** A field without translations. */
export function PlainField({
  list,
  field: { name, kind, isRequired, hint, audience, media, options },
}: Props) {
  const { t } = useTranslation('simpleLists')
  const { value, error } = useFormField(name)
  const label = t(fieldNameKey(list.name, name))
  if (kind === 'yesNo')
    return <Checkbox name={name} defaultChecked={value === 'on'} label={label} hint={hint} error={error} />
  const file = { name, label, hint, error, isRequired, audience, media }
  if (kind === 'file') return <AnyFileField {...file} />
  if (kind === 'picture' || kind === 'film') return <MediaField {...file} kind={mediaKinds[kind]} />
  return (
    <FormField name={name} label={label} hint={hint} required={isRequired}>
      {(control) =>
        kind === 'slug' ? (
          <Select {...control}>
            <option value="">{t('choose')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput {...control} {...(kind === 'link' && { inputMode: 'url' })} />
        )
      }
    </FormField>
  )
}
