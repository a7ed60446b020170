import { useState } from 'react'
import { useNavigation } from 'react-router'
import { presetNames, presetTitles } from '#domains/signs/csv/presets/preset-names.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import { ArchiveField } from './ArchiveField.tsx'
import styles from './import.module.css'

interface Props {
  refused: FormRefusal | undefined
  locale: Locale
}

/** The form that uploads a CSV file. Nothing changes before its preview is confirmed. */
export function ImportForm({ refused, locale }: Props) {
  const { t } = useTranslation('signImport')
  const [isBusy, setBusy] = useState(false)
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm className={styles.form} encType="multipart/form-data" refusal={refused}>
      <FormProblem />
      <FormField name="file" label={t('form.file')}>
        {({ defaultValue: _, ...control }) => (
          <FileDropzone {...control} accept=".csv,.tsv,text/csv,text/tab-separated-values">
            {t('form.fileHint')}
          </FileDropzone>
        )}
      </FormField>
      <FormField name="source" label={t('form.source')} hint={t('form.sourceHint')}>
        {(control) => <TextInput {...control} maxLength={200} />}
      </FormField>
      <FormField name="preset" label={t('form.preset')} hint={t('form.presetHint')}>
        {(control) => (
          <Select {...control}>
            <option value="">{t('form.noPreset')}</option>
            {presetNames.map((name) => (
              <option key={name} value={name}>
                {presetTitles[name]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField name="mapping" label={t('form.mapping')} hint={t('form.mappingHint')}>
        {({ defaultValue: _, ...control }) => <FileDropzone {...control} accept=".json,application/json" />}
      </FormField>
      <ArchiveField locale={locale} onBusy={setBusy} />
      <Setting name="ignoreIds" label={t('form.ignoreIds')} hint={t('form.ignoreIdsHint')} />
      <Setting name="createValues" label={t('form.createValues')} hint={t('form.createValuesHint')} />
      <div>
        <Button type="submit" variant="primary" pending={isSending || isBusy}>
          {t('form.upload')}
        </Button>
      </div>
    </ValidatedForm>
  )
}

interface SettingProps {
  name: 'ignoreIds' | 'createValues'
  label: string
  hint: string
}

function Setting(props: SettingProps) {
  const { value } = useFormField(props.name)
  return <Checkbox {...props} defaultChecked={value === 'on'} />
}
