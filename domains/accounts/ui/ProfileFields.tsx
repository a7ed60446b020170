import type { ComponentProps } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FormField } from '#ui/base/CheckedForm.tsx'
import { FormGrid } from '#ui/base/FormGrid.tsx'
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
 * @param props.of who fills it in: hints and what browsers fill in by themselves are for the person, not for who registers somebody else
 */
export function ProfileFields({
  lists,
  of = 'oneself',
}: {
  lists: ProfileLists
  of?: 'oneself' | 'another'
}) {
  const { t } = useTranslation('accounts')
  const hint = (name: 'socialName' | 'institutionId' | 'linkedProject') =>
    of === 'oneself' ? t(`hint.${name}`) : undefined
  const auto = (token: string) => (of === 'oneself' ? token : 'off')
  return (
    <FormGrid>
      <TextField name="name" autoComplete={auto('given-name')} required />
      <TextField name="lastName" autoComplete={auto('family-name')} />
      <TextField
        name="socialName"
        autoComplete={auto('nickname')}
        hint={hint('socialName')}
        className={styles.wide}
      />
      <ListField name="hearingStatus" options={lists.hearingStatuses} required />
      <ListField name="firstLanguageId" options={lists.languages} />
      <ListField name="professionId" options={lists.professions} required />
      <ListField
        name="institutionId"
        options={lists.institutions}
        hint={hint('institutionId')}
        className={styles.wide}
      />
      <TextField name="linkedProject" hint={hint('linkedProject')} className={styles.wide} />
      <TextField name="state" autoComplete={auto('address-level1')} />
      <TextField name="zipCode" autoComplete={auto('postal-code')} />
    </FormGrid>
  )
}

interface TextProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'required'> {
  name: TextName
  hint?: string | undefined
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
  hint?: string | undefined
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
