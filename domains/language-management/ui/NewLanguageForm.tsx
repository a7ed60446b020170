import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import { NotesField, TranslatedBox } from './language-fields.tsx'

interface Props {
  back: string
  refused: FormRefusal | undefined
}

/** The form of a new language. The server finds its code and proposes its names. */
export function NewLanguageForm({ back, refused }: Props) {
  const { t } = useTranslation('languages')
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm className={forms.form} refusal={refused} values={{ isTranslated: 'on' }}>
      <FormProblem />
      <FormField name="language" label={t('field.language')} hint={t('field.languageHint')} required>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <TranslatedBox />
      <NotesField />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" pending={isSending}>
          {t('add')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}
