import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import { EafFileField } from './EafFileField.tsx'
import { FilmFields, type FilmPlace } from './FilmFields.tsx'
import { MetadataFields } from './MetadataFields.tsx'
import { useMetadataCheck } from './use-metadata-check.ts'

interface Props {
  values: Record<string, string>
  films: readonly FilmPlace[]
  /** The revision that the person sees; null for a new recording, whose form has a file. */
  revision: number | null
  back: string
  locale: Locale
  refused: FormRefusal | undefined
}

/** The form of a recording: its file if it is new, metadata, and films. */
export function RecordingForm({ values, films, revision, back, locale, refused }: Props) {
  const { t } = useTranslation('eafVideos')
  const isNew = revision === null
  const check = useMetadataCheck(isNew)
  const [isBusy, setBusy] = useState(false)
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm className={forms.form} refusal={refused} values={values} validate={check}>
      <FormProblem />
      {isNew ? (
        <EafFileField locale={locale} onBusy={setBusy} />
      ) : (
        <input type="hidden" name="revision" value={revision} />
      )}
      <FilmFields places={films} />
      <MetadataFields isNew={isNew} />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" pending={isSending || isBusy}>
          {t(isNew ? 'form.create' : 'form.save')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('form.back')}
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}
