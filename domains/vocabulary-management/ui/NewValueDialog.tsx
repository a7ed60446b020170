import { useEffect, useId } from 'react'
import { useFetcher } from 'react-router'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, useFormId, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { Dialog, DialogActions } from '#ui/panel/Dialog.tsx'
import type { AddedValue } from '../added-value.ts'
import type { ChoiceView } from '../reference-list.presenter.ts'
import { entryCreatePath } from '../reference-paths.ts'
import { NameFields } from './EntryForm.tsx'
import { BelongingFields } from './EntryOptions.tsx'
import styles from './reference-lists.module.css'
import { useEntryCheck } from './use-entry-check.ts'

/** What the dialog needs of the loader of the page of a new value. */
interface PageData {
  listName: string
  languages: { code: string; name: string; isDefault: boolean }[]
  heads: ChoiceView[]
}

interface Props {
  list: ListName
  /** Proposed as its description in the language of the page. */
  name: string
  /** Stable name of the area that is proposed to contain it. */
  within?: string | undefined
  locale: Locale
  /** Called with the new value, which the list then has. */
  onAdd: (added: AddedValue) => void
  onClose: () => void
}

/**
 * Adds a value from within another form, which stays as it is. It sends the form of the page of a new value, so that
 * the rules are the same. Its messages are in the namespace `referenceLists`.
 */
export function NewValueDialog({ list, name, within, locale, onAdd, onClose }: Props) {
  const { t } = useTranslation('referenceLists')
  const key = useId()
  const page = useFetcher<PageData>()
  const sent = useFetcher<{ added?: AddedValue; refused?: FormRefusal }>({ key })
  const path = entryCreatePath(locale, list)
  const added = sent.data?.added
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are loaded once.
  useEffect(() => void page.load(path), [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value is reported once.
  useEffect(() => {
    if (added) onAdd(added)
  }, [added])
  return (
    <Dialog
      isOpen={page.data !== undefined}
      onClose={onClose}
      title={t('dialog.title', { list: page.data?.listName ?? '' })}
    >
      {page.data && (
        <DialogForm
          {...page.data}
          {...{ list, path, onClose }}
          fetcherKey={key}
          values={{ [`descriptions.${locale}`]: name, parent: within ?? '', searchable: 'on' }}
          refused={sent.data?.refused}
          isSending={sent.state !== 'idle'}
        />
      )}
    </Dialog>
  )
}

interface FormProps extends PageData {
  list: ListName
  path: string
  fetcherKey: string
  values: Record<string, string>
  refused: FormRefusal | undefined
  isSending: boolean
  onClose: () => void
}

function DialogForm(props: FormProps) {
  const { list, path, fetcherKey, languages, heads, values, refused, isSending, onClose } = props
  const check = useEntryCheck(languages, true)
  return (
    <ValidatedForm
      className={styles.form}
      action={path}
      navigate={false}
      fetcherKey={fetcherKey}
      refusal={refused}
      values={values}
      validate={check}
    >
      <FormProblem />
      <input type="hidden" name="respond" value="value" />
      <input type="hidden" name="searchable" value="on" />
      <NameFields languages={languages} isNew />
      <BelongingFields list={list} heads={heads} />
      <Actions isSending={isSending} onClose={onClose} />
    </ValidatedForm>
  )
}

function Actions({ isSending, onClose }: Pick<FormProps, 'isSending' | 'onClose'>) {
  const { t } = useTranslation('referenceLists')
  const form = useFormId()
  return (
    <DialogActions>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" pending={isSending}>
        {t('add')}
      </Button>
    </DialogActions>
  )
}
