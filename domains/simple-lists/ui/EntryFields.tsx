import { MediaField } from '#domains/media/ui/MediaField.tsx'
import type { FormValues } from '#platform/forms/form-values.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FormSection } from '#ui/base/FormSection.tsx'
import { FormField, useFormField, useFormValidation } from '#ui/base/ValidatedForm.tsx'
import { LanguageTabs } from '#ui/panel/LanguageTabs.tsx'
import { isTranslatedKind } from '../kinds/translated-kinds.ts'
import { fieldNameKey } from '../simple-lists.ts'
import { markOfLanguage } from './entry-marks.ts'
import { fieldInputs } from './field-inputs.tsx'
import { PlaceholderButtons } from './PlaceholderButtons.tsx'
import { PlainField } from './PlainField.tsx'
import type { EntryFieldView, SimpleListView } from './simple-list-view.ts'
import styles from './simple-lists.module.css'

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
  /** What is written now. */
  values: FormValues
  /** What was written when the page opened. */
  initial: FormValues
  /** Called with the language whose tab opens. */
  onLanguage?: (code: string) => void
}

/** The fields of an entry: those of all languages, then the texts with a tab for each language. */
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

function EntryTexts({ list, fields, languages, outdated, values, initial, onLanguage }: Props) {
  const { t } = useTranslation('simpleLists')
  const { errors } = useFormValidation()
  const defaultCode = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  if (fields.length === 0) return null
  const hintOf = ({ isDefault }: EntryLanguage, mark: string) =>
    isDefault ? t('default') : mark === 'outdated' ? t('outdated') : undefined
  return (
    <FormSection title={t('column.languages')}>
      <LanguageTabs
        label={t('column.languages')}
        {...(onLanguage && { onSelect: onLanguage })}
        tabs={languages.map((language) => {
          const { code, name } = language
          const mark = markOfLanguage(code, { fields, values, initial, errors, defaultCode, outdated })
          const hint = hintOf(language, mark)
          return {
            lang: code,
            label: name,
            mark,
            content: (
              <div className={styles.texts}>
                {hint && <p>{hint}</p>}
                {fields.map((field) => (
                  <EntryText
                    key={field.name}
                    list={list}
                    field={field}
                    label={t(fieldNameKey(list.name, field.name))}
                    language={language}
                  />
                ))}
              </div>
            ),
          }
        })}
      />
    </FormSection>
  )
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
