import { useState } from 'react'
import { useNavigation } from 'react-router'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { TranslatedFields } from '#ui/panel/TranslatedFields.tsx'
import { entryValueOf, maxValueLength } from '../entry-value.ts'
import type { ChoiceView } from '../reference-list.presenter.ts'
import { BelongingFields, OptionFields } from './EntryOptions.tsx'
import { HandFields } from './HandFields.tsx'
import { PictureField } from './PictureField.tsx'
import styles from './reference-lists.module.css'
import { SymbolField } from './SymbolField.tsx'
import { useEntryCheck } from './use-entry-check.ts'

export interface EntryFormData {
  list: ListName
  /** The languages of descriptions, the default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  /** Heads or areas that the value can belong to. */
  heads: readonly ChoiceView[]
  values: Record<string, string>
  /** URL of the picture. */
  picture: string | null
}

interface Props extends EntryFormData {
  /** Whether the value is added. */
  isNew: boolean
  back: string
  refused: FormRefusal | undefined
}

/** The form of a value of a reference list. */
export function EntryForm({ list, languages, heads, values, picture, isNew, back, refused }: Props) {
  const { t } = useTranslation('referenceLists')
  const definition = listDefinition(list)
  const check = useEntryCheck(languages, isNew)
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm
      className={styles.form}
      refusal={refused}
      values={values}
      validate={check}
      {...(definition.picture && { encType: 'multipart/form-data' })}
    >
      <FormProblem />
      {!isNew && <input type="hidden" name="revision" value={values.revision} />}
      <NameFields languages={languages} isNew={isNew} />
      <BelongingFields list={list} heads={heads} />
      <FormField name="aliases" label={t('field.aliases')} hint={t('hint.aliases')}>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      {definition.handshape && <HandFields values={refused?.values ?? values} />}
      {definition.handshape && <SymbolField />}
      {definition.picture && <PictureField picture={picture} />}
      <OptionFields />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={isSending}>
          {isNew ? t('add') : t('save')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}

/** The descriptions and, of a new value, its stable name, which follows the description until it is edited. */
export function NameFields({ languages, isNew }: Pick<Props, 'languages' | 'isNew'>) {
  const { t } = useTranslation('referenceLists')
  const [suggestion, setSuggestion] = useState('')
  return (
    <>
      <TranslatedFields
        title={t('field.descriptions')}
        name="descriptions"
        languages={languages}
        required={isNew}
        hintOf={({ isDefault }) => isDefault && t('hint.default')}
        onDefaultInput={({ currentTarget }) => setSuggestion(entryValueOf(currentTarget.value))}
      />
      {isNew && (
        <FormField name="value" label={t('field.value')} hint={t('hint.value')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={maxValueLength}
              placeholder={suggestion}
              autoComplete="off"
              spellCheck={false}
              translate="no"
            />
          )}
        </FormField>
      )}
    </>
  )
}
