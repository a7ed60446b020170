import { MediaField } from '#domains/media/ui/MediaField.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FormSection } from '#ui/base/FormSection.tsx'
import { FormField, useFormField } from '#ui/base/ValidatedForm.tsx'
import { TranslatedFields } from '#ui/panel/TranslatedFields.tsx'
import { isTranslatedKind } from '../kinds/translated-kinds.ts'
import { fieldNameKey } from '../simple-lists.ts'
import { fieldInputs } from './field-inputs.tsx'
import { PlaceholderButtons } from './PlaceholderButtons.tsx'
import { PlainField } from './PlainField.tsx'
import type { EntryFieldView, SimpleListView } from './simple-list-view.ts'

interface EntryLanguage {
  code: string
  name: string
  isDefault: boolean
}

interface Props {
  list: SimpleListView
  fields: readonly EntryFieldView[]
  /** The default one first. */
  languages: readonly EntryLanguage[]
  /** Languages whose text is older than the one of the default language. */
  outdated: readonly string[]
}

/** The fields of an entry: those of all languages, then the texts: by field where all are short, otherwise by language. */
export const EntryFields = (props: Props) => (
  <>
    {props.fields
      .filter(({ kind }) => !isTranslatedKind(kind))
      .map((field) => (
        <PlainField key={field.name} list={props.list} field={field} />
      ))}
    <EntryTexts {...props} fields={props.fields.filter(({ kind }) => isTranslatedKind(kind))} />
  </>
)

function EntryTexts({ list, fields, languages, outdated }: Props) {
  const { t } = useTranslation('simpleLists')
  const labelOf = (field: string) => t(fieldNameKey(list.name, field))
  const hintOf = ({ code, isDefault }: Pick<EntryLanguage, 'code' | 'isDefault'>) =>
    isDefault ? t('default') : outdated.includes(code) ? t('outdated') : undefined
  if (fields.length === 0) return null
  if (fields.every(({ kind }) => kind === 'translatedLine'))
    return fields.map(({ name, isRequired }) => (
      <TranslatedFields
        key={name}
        title={labelOf(name)}
        name={name}
        languages={languages}
        required={isRequired}
        hintOf={hintOf}
      />
    ))
  return languages.map((language) => (
    <FormSection key={language.code} title={language.name}>
      {hintOf(language) && <p>{hintOf(language)}</p>}
      {fields.map((field) => (
        <EntryText key={field.name} list={list} field={field} label={labelOf(field.name)} {...{ language }} />
      ))}
    </FormSection>
  ))
}

interface TextProps {
  list: SimpleListView
  field: EntryFieldView
  language: EntryLanguage
  label: string
}

/** A field of an entry in one language: a text, or a film in sign language. */
function EntryText({ list, field, language, label }: TextProps) {
  const { t } = useTranslation('simpleLists')
  const { kind, isRequired, hint, films, placeholders } = field
  const name = `${field.name}.${language.code}`
  const { error } = useFormField(name)
  if (kind === 'translatedFilm')
    return <MediaField {...{ name, label, hint, error }} kind="video" media={films[language.code] ?? null} />
  const Input = isTranslatedKind(kind) ? fieldInputs[kind] : fieldInputs.translatedLine
  return (
    <FormField name={name} label={label} hint={hint} required={isRequired && language.isDefault}>
      {(control) => (
        <>
          <Input
            {...control}
            lang={language.code}
            label={t('textIn', { field: label, language: language.name })}
          />
          {placeholders.length > 0 && <PlaceholderButtons control={control.id} {...{ list, placeholders }} />}
        </>
      )}
    </FormField>
  )
}
