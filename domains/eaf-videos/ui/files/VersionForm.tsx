import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import { EafFileField } from './EafFileField.tsx'

/** The form that uploads a newer version of the file of a recording. */
export function VersionForm({ refused, locale }: { refused: FormRefusal | undefined; locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  const [isBusy, setBusy] = useState(false)
  const isSending = useNavigation().state === 'submitting'
  return (
    <section className={forms.section} aria-labelledby="new-version">
      <h2 id="new-version">{t('versions.new')}</h2>
      <p>{t('versions.newHint')}</p>
      <ValidatedForm className={forms.form} refusal={refused}>
        <FormProblem />
        <EafFileField locale={locale} onBusy={setBusy} />
        <div className={forms.actions}>
          <Button type="submit" variant="primary" pending={isSending || isBusy}>
            {t('versions.send')}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}
