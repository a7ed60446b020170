import type { ComponentProps } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FormField } from '#ui/base/CheckedForm.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { accountLengths } from '../account.ts'
import type { Option, ProfileLists } from '../profile-lists.ts'
import styles from './ProfileFields.module.css'

type TextName = 'name' | 'lastName' | 'socialName' | 'state' | 'zipCode' | 'linkedProject'
type ListName = 'hearingStatus' | 'firstLanguageId' | 'professionId' | 'institutionId'

/**
 * What people tell of themselves, inside a CheckedForm: registering and every edit of a profile ask the same.
 * The page brings the messages of `accounts`.
 */
export function ProfileFields({ lists }: { lists: ProfileLists }) {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles.fields}>
      <TextField name="name" autoComplete="given-name" required />
      <TextField name="lastName" autoComplete="family-name" />
      <TextField
        name="socialName"
        autoComplete="nickname"
        hint={t('hint.socialName')}
        className={styles.wide}
      />
      <ListField name="hearingStatus" options={lists.hearingStatuses} required />
      <ListField name="firstLanguageId" options={lists.languages} />
      <ListField name="professionId" options={lists.professions} required />
      <ListField
        name="institutionId"
        options={lists.institutions}
        hint={t('hint.institutionId')}
        className={styles.wide}
      />
      <TextField name="linkedProject" hint={t('hint.linkedProject')} className={styles.wide} />
      <TextField name="state" autoComplete="address-level1" />
      <TextField name="zipCode" autoComplete="postal-code" />
    </div>
  )
}

interface TextProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'required'> {
  name: TextName
  hint?: string
  className?: string | undefined
}

function TextField({ name, hint, required = false, className = '', autoComplete }: TextProps) {
  const { t } = useTranslation('accounts')
  return (
    <FormField name={name} label={t(`field.${name}`)} hint={hint} required={required} className={className}>
      {(control) => <TextInput {...control} maxLength={accountLengths[name]} autoComplete={autoComplete} />}
    </FormField>
  )
}

interface ListProps {
  name: ListName
  options: readonly Option<number | string>[]
  hint?: string
  required?: boolean
  className?: string | undefined
}

function ListField({ name, options, hint, required = false, className = '' }: ListProps) {
  const { t } = useTranslation('accounts')
  return (
    <FormField name={name} label={t(`field.${name}`)} hint={hint} required={required} className={className}>
      {(control) => (
        <Select {...control}>
          <option value="">{required ? t('choose') : t('none')}</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
