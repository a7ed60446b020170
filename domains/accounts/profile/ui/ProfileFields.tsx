import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField } from '#ui/base/ValidatedForm.tsx'
import { accountLengths } from '../../account.ts'
import { isFamilyNameFirst } from '../../display-name.ts'
import type { Option, ProfileFieldOptions } from '../profile-field-options.ts'
import styles from './ProfileFields.module.css'

type TextName = 'name' | 'lastName' | 'socialName' | 'state' | 'zipCode' | 'linkedProject'
type SelectName = 'hearingStatus' | 'firstLanguageId' | 'professionId' | 'institutionId'

interface Props {
  lists: ProfileFieldOptions
  /** False when an administrator registers another person: without hints and autofill for the person. */
  isOwnProfile?: boolean
  /** Further fields. */
  children?: ReactNode
}

/**
 * The fields of a profile inside a `ValidatedForm`, for registrations and changes of a profile. The page loads the
 * messages `accounts`.
 */
export function ProfileFields({ lists, isOwnProfile = true, children }: Props) {
  const { t, language } = useTranslation('accounts')
  const hint = (name: 'socialName' | 'institutionId' | 'linkedProject') =>
    isOwnProfile ? t(`hint.${name}`) : undefined
  const auto = (token: string) => (isOwnProfile ? token : 'off')
  const firstName = <TextField key="name" name="name" autoComplete={auto('given-name')} required />
  const lastName = <TextField key="lastName" name="lastName" autoComplete={auto('family-name')} />
  return (
    <FormGrid>
      {isFamilyNameFirst(language) ? [lastName, firstName] : [firstName, lastName]}
      <TextField
        name="socialName"
        autoComplete={auto('nickname')}
        hint={hint('socialName')}
        className={styles.wide}
      />
      <SelectField name="hearingStatus" options={lists.hearingStatuses} required />
      <SelectField name="firstLanguageId" options={lists.languages} />
      <SelectField name="professionId" options={lists.professions} required />
      <SelectField
        name="institutionId"
        options={lists.institutions}
        hint={hint('institutionId')}
        className={styles.wide}
      />
      <TextField name="linkedProject" hint={hint('linkedProject')} className={styles.wide} />
      <TextField name="state" autoComplete={auto('address-level1')} />
      <TextField name="zipCode" autoComplete={auto('postal-code')} />
      {children}
    </FormGrid>
  )
}

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'required'> {
  name: TextName
  hint?: string | undefined
  className?: string | undefined
}

function TextField({ name, hint, required = false, className = '', autoComplete }: TextFieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <FormField name={name} label={t(`field.${name}`)} hint={hint} required={required} className={className}>
      {(control) => <TextInput {...control} maxLength={accountLengths[name]} autoComplete={autoComplete} />}
    </FormField>
  )
}

interface SelectFieldProps {
  name: SelectName
  options: readonly Option<number | string>[]
  hint?: string | undefined
  required?: boolean
  className?: string | undefined
}

function SelectField({ name, options, hint, required = false, className = '' }: SelectFieldProps) {
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
