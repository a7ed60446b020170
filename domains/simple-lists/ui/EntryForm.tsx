import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { type FormValues, formValues } from '#platform/forms/form-values.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import { PreviewColumns } from '#ui/panel/PreviewColumns.tsx'
import { EntryDraftNotice, EntryDraftProblem, EntryDraftTime } from './EntryDraftNotice.tsx'
import { EntryFields } from './EntryFields.tsx'
import type { EntryDraftView, EntryFieldView, SimpleListView } from './simple-list-view.ts'
import { useEntryCheck } from './use-entry-check.ts'
import { useEntryDraft } from './use-entry-draft.ts'

/** What the preview of a form shows. */
export interface PreviewedForm {
  /** What is written; null until something is written. */
  values: FormValues | null
  /** The language whose tab is open. */
  language: string
}

/** What the page of a form does with it. */
export interface EntryFormHandle {
  /** Stores no draft any more; resolves when none is being stored. */
  stopDraft(): Promise<void>
}

interface Props {
  ref?: Ref<EntryFormHandle>
  locale: Locale
  list: SimpleListView
  fields: readonly EntryFieldView[]
  /** The default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  /** Languages whose text is older than the one of the default language. */
  outdated?: readonly string[]
  /** Those of the draft, if there is one. */
  values: Record<string, string>
  /** The entry and the revision that the person sees; null for a new entry. */
  entry: { id: number; revision: number } | null
  /** What the person has written and not saved; null if there is nothing. */
  draft: EntryDraftView | null
  /** Called when the draft is discarded. */
  onDiscarded: () => void
  back: string
  refused: FormRefusal | undefined
  /** What visitors will read; missing for lists that they do not read. */
  preview?: (form: PreviewedForm) => ReactNode
}

/** The form of an entry of a simple list. Unsaved input is stored as a draft. */
export function EntryForm({ ref, ...props }: Props) {
  const { locale, list, languages, entry, values, refused, preview } = props
  const initial = refused && Object.keys(refused.values).length > 0 ? refused.values : values
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const [found] = useState(props.draft)
  const { t } = useTranslation('kit')
  const draft = useEntryDraft({ locale, list: list.name, entry, initial: found, refused: refused?.values })
  useImperativeHandle(ref, () => ({ stopDraft: draft.stop }))
  const form = <FieldsForm {...props} initial={initial} draft={draft} onLanguage={setLanguage} />
  return (
    <>
      {found && !refused && (
        <EntryDraftNotice draft={found} stop={draft.stop} onDiscarded={props.onDiscarded} />
      )}
      {preview ? (
        <PreviewColumns
          title={t('preview.title')}
          preview={preview({ values: draft.values ?? refused?.values ?? (found ? values : null), language })}
        >
          {form}
        </PreviewColumns>
      ) : (
        form
      )}
    </>
  )
}

interface FieldsProps extends Omit<Props, 'draft' | 'ref'> {
  initial: FormValues
  draft: ReturnType<typeof useEntryDraft>
  onLanguage: (code: string) => void
}

function FieldsForm({
  list,
  fields,
  languages,
  outdated = [],
  values,
  entry,
  initial,
  ...props
}: FieldsProps) {
  const { back, refused, draft, onLanguage } = props
  const { t } = useTranslation('simpleLists')
  const check = useEntryCheck(list.name, languages)
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm
      className={forms.form}
      refusal={refused}
      values={values}
      validate={check}
      confirm={async () => {
        await draft.stop()
        return true
      }}
      onEdit={(edited) => draft.change(formValues(edited))}
      keepsDraft
    >
      <FormProblem />
      {entry && <input type="hidden" name="revision" value={entry.revision} />}
      <EntryFields
        {...{ list, fields, languages, outdated, initial, onLanguage }}
        values={draft.values ?? initial}
      />
      <ActiveField list={list} />
      <div className={forms.actions}>
        <Button type="submit" variant="primary" pending={isSending}>
          {entry === null ? t(`${list.name}.add`) : t('save')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('back')}
        </ButtonLink>
        <EntryDraftTime status={draft.status} />
      </div>
      <EntryDraftProblem status={draft.status} onTakeOver={draft.takeOver} />
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
