import { type ReactNode, useState } from 'react'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { type FormValues, formValues } from '#platform/forms/form-values.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { ComboBox } from '#ui/panel/ComboBox.tsx'
import { PreviewColumns } from '#ui/panel/PreviewColumns.tsx'
import type { WebsiteChoices } from '../website.presenter.ts'
import { HomeTexts } from './HomeTexts.tsx'
import { SaveBar } from './SaveBar.tsx'
import styles from './site-settings.module.css'
import {
  ContactEmailRequestForm,
  WaitingContactEmail,
  type WaitingContactEmailView,
} from './WaitingContactEmail.tsx'

interface Props {
  values: Record<string, string>
  /** The default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  choices: WebsiteChoices
  /** Whether the person may choose the mandatory properties. */
  choosesMandatory: boolean
  /** The revision that the person sees. */
  revision: number
  /** The contact address that waits for its confirmation. */
  waiting: WaitingContactEmailView | null
  refused: FormRefusal | undefined
  /** What visitors will see. */
  preview: (form: PreviewedWebsite) => ReactNode
}

/** What the preview of the settings shows. */
export interface PreviewedWebsite {
  /** The values of the form; null until one changes. */
  values: FormValues | null
  /** The language whose tab is open. */
  language: string
}

/** The settings of the website. Nothing changes before it is saved; the server checks every field. */
export function WebsiteForm({ preview, ...form }: Props) {
  const { t } = useTranslation('kit')
  const [values, setValues] = useState<FormValues | null>(form.refused?.values ?? null)
  const [language, setLanguage] = useState(form.languages[0]?.code ?? '')
  return (
    <PreviewColumns title={t('preview.title')} preview={preview({ values, language })}>
      <SettingsForm {...form} written={values} onEdit={setValues} onLanguage={setLanguage} />
      {form.waiting && <ContactEmailRequestForm {...form.waiting} />}
    </PreviewColumns>
  )
}

interface FormProps extends Omit<Props, 'preview'> {
  /** The current values; null until one changes. */
  written: FormValues | null
  onEdit: (values: FormValues) => void
  onLanguage: (code: string) => void
}

function SettingsForm({
  values,
  languages,
  choices,
  choosesMandatory,
  revision,
  waiting,
  refused,
  ...props
}: FormProps) {
  const { t } = useTranslation('siteSettings')
  return (
    <ValidatedForm
      refusal={refused}
      values={values}
      onEdit={(form) => props.onEdit(formValues(form))}
      className={styles.parts}
    >
      <FormProblem />
      <input type="hidden" name="revision" value={revision} />
      <FormSection title={t('website.home')}>
        <HomeTexts languages={languages} values={props.written ?? values} onLanguage={props.onLanguage} />
      </FormSection>
      <FormSection title={t('website.dictionary')}>
        <FormGrid>
          <ComboBox name="country" label={t('website.country')} options={choices.countries} />
          <ComboBox name="signLanguage" label={t('website.signLanguage')} options={choices.signLanguages} />
          <FormField
            name="versionLabel"
            label={t('website.versionLabel')}
            hint={t('website.versionHint')}
            required
          >
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <Choices name="licence" label={t('website.licence')} options={choices.licences} />
          <FormField
            name="contactEmail"
            label={t('website.contactEmail')}
            hint={t('website.contactEmailHint')}
          >
            {(control) => <TextInput {...control} type="email" autoComplete="off" />}
          </FormField>
        </FormGrid>
        {waiting && <WaitingContactEmail {...waiting} />}
      </FormSection>
      <FormSection title={t('website.public')}>
        <Setting name="schoolMode" label={t('website.schoolMode')} />
        <Setting name="uploadedHandsFirst" label={t('website.uploadedHandsFirst')} />
      </FormSection>
      <FormSection title={t('website.data')}>
        <Setting name="countsViews" label={t('website.countsViews')} />
        <Choices name="retentionMonths" label={t('website.retentionMonths')} options={choices.retention} />
      </FormSection>
      <FormSection title={t('website.mandatory')}>
        <p>
          {choosesMandatory
            ? t('website.mandatoryHint')
            : t('website.mandatoryOwners', { properties: choices.mandatory })}
        </p>
        {choosesMandatory && (
          <>
            <input type="hidden" name="choosesMandatory" value="on" />
            <div className={styles.pair}>
              {choices.properties.map(({ id, label }) => (
                <Setting key={id} name={`mandatory.${id}`} label={label} />
              ))}
            </div>
          </>
        )}
      </FormSection>
      <SaveBar note={t('website.barNote')} discard={t('website.discard')} save={t('website.save')} />
    </ValidatedForm>
  )
}

interface ChoicesProps {
  name: string
  label: string
  options: readonly { id: string; label: string }[]
}

const Choices = ({ name, label, options }: ChoicesProps) => (
  <FormField name={name} label={label}>
    {(control) => (
      <Select {...control}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </FormField>
)

function Setting({ name, label }: { name: string; label: string }) {
  const { value, error } = useFormField(name)
  return <Checkbox name={name} label={label} defaultChecked={value === 'on'} error={error} />
}
