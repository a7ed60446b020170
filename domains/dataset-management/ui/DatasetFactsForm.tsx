import { useNavigation } from 'react-router'
import { factTexts } from '#domains/content/dataset-facts.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { formValues } from '#platform/forms/form-values.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import forms from '#ui/panel/PanelForm.module.css'

interface Props {
  /** The default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  values: Record<string, string>
  /** What visitors read while a text is empty, by the name of its field. */
  generated: Readonly<Record<string, string>>
  /** The revision that the person sees. */
  revision: number
  refused: FormRefusal | undefined
}

/** The form of the facts of the data set. */
export function DatasetFactsForm({ languages, values, generated, revision, refused }: Props) {
  const { t } = useTranslation('datasetFacts')
  const check = useFactsCheck(languages.map(({ code }) => code))
  const isSending = useNavigation().state === 'submitting'
  const hintOf = (name: string) => {
    const text = generated[name]
    return text === undefined ? t('optional') : t('generated', { text })
  }
  return (
    <ValidatedForm className={forms.form} refusal={refused} values={values} validate={check}>
      <FormProblem />
      <input type="hidden" name="revision" value={revision} />
      <FormField name="name" label={t('field.name')} required>
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField name="acronym" label={t('field.acronym')}>
        {(control) => <TextInput {...control} />}
      </FormField>
      {(['owners', 'contactPersons'] as const).map((name) => (
        <FormField key={name} name={name} label={t(`field.${name}`)} hint={t('perLine')}>
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
      ))}
      {languages.map(({ code, name: language }) => (
        <FormSection key={code} title={language}>
          {factTexts.map((text) => (
            <FormField
              key={text}
              name={`${text}.${code}`}
              label={t(`field.${text}`)}
              hint={hintOf(`${text}.${code}`)}
            >
              {(control) => <TextArea {...control} lang={code} rows={text === 'description' ? 4 : 2} />}
            </FormField>
          ))}
        </FormSection>
      ))}
      <div className={forms.actions}>
        <Button type="submit" variant="primary" pending={isSending}>
          {t('save')}
        </Button>
      </div>
    </ValidatedForm>
  )
}

/** Checks the form in the browser with the schema of the server. */
function useFactsCheck(codes: readonly string[]) {
  const { t } = useTranslation('errors')
  return async (form: FormData): Promise<Record<string, string>> => {
    const [{ formErrors }, { datasetFactsSchema, readFactsForm }] = await Promise.all([
      import('#platform/forms/schema.ts'),
      import('#domains/content/dataset-facts.input.ts'),
    ])
    const errors = formErrors(datasetFactsSchema(codes), readFactsForm(formValues(form), codes))
    return Object.fromEntries(errors.map(({ field, code, params }) => [field, t(code, { ...params })]))
  }
}
