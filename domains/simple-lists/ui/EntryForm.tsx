import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import { EntryFields } from './EntryFields.tsx'
import type { EntryFieldView, SimpleListView } from './simple-list-view.ts'
import { useEntryCheck } from './use-entry-check.ts'

interface Props {
  list: SimpleListView
  fields: readonly EntryFieldView[]
  /** The default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  /** Languages whose text is older than the one of the default language. */
  outdated?: readonly string[]
  values: Record<string, string>
  /** The revision that the person sees; null for a new entry. */
  revision: number | null
  back: string
  refused: FormRefusal | undefined
}

/** The form of an entry of a simple list. */
export function EntryForm({
  list,
  fields,
  languages,
  outdated = [],
  values,
  revision,
  back,
  refused,
}: Props) {
  const { t } = useTranslation('simpleLists')
  const check = useEntryCheck(list.name, languages)
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm className={forms.form} refusal={refused} values={values} validate={check}>
      <FormProblem />
      {revision !== null && <input type="hidden" name="revision" value={revision} />}
      <EntryFields {...{ list, fields, languages, outdated }} />
      <ActiveField list={list} />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" pending={isSending}>
          {revision === null ? t(`${list.name}.add`) : t('save')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </ValidatedForm>
  )
}

function ActiveField({ list }: { list: SimpleListView }) {
  const { t } = useTranslation('simpleLists')
  const { value, error } = useFormField('active')
  return (
    <Checkbox
      name="active"
      defaultChecked={value === 'on'}
      label={t(`${list.name}.active`)}
      hint={t(`${list.name}.activeHint`)}
      error={error}
    />
  )
}
