import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import { TranslatedFields } from '#ui/panel/TranslatedFields.tsx'
import { DefaultBox, NotesField, TranslatedBox } from './language-fields.tsx'

interface Props {
  /** The languages that it is named in, the default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  isDefault: boolean
  values: Record<string, string>
  /** The revision that the person sees. */
  revision: number
  back: string
  refused: FormRefusal | undefined
}

/** The form of a language. */
export function LanguageForm({ languages, isDefault, values, revision, back, refused }: Props) {
  const { t } = useTranslation('languages')
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm className={forms.form} refusal={refused} values={values}>
      <FormProblem />
      <input type="hidden" name="revision" value={revision} />
      <TranslatedBox />
      <DefaultBox isDefault={isDefault} />
      <TranslatedFields
        title={t('field.names')}
        name="names"
        languages={languages}
        required={false}
        hintOf={() => null}
      />
      <p>{t('field.namesHint')}</p>
      <NotesField />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" pending={isSending}>
          {t('save')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}
