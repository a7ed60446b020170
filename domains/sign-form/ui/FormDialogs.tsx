import type { ValueNames } from '#domains/signs/kinds/kind-module.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { LazyPart } from '#ui/panel/LazyPart.tsx'
import type { LazyComponent } from '#ui/panel/lazy-component.ts'
import type { EntryChoice } from '../form-choices.ts'
import { lazyConflictDialog, lazyRenameDialog } from './lazy-stages.ts'
import type { PendingRename, SignRename } from './use-rename.ts'
import type { SignFormState } from './use-sign-form.ts'
import type { SignSave } from './use-sign-save.ts'

/** A dialog that adds a value to a reference list. */
export interface NewValueDialogProps {
  list: ListName
  /** Proposed for it. */
  name: string
  /** The value that is proposed to contain it. */
  within?: string | undefined
  locale: Locale
  onAdd: (entry: EntryChoice) => void
  onClose: () => void
}

interface Props {
  locale: Locale
  form: SignFormState
  save: SignSave
  rename: SignRename
  names: ValueNames
  NewValueDialog: LazyComponent<NewValueDialogProps> | undefined
}

/** The dialogs over the form: a conflict with another version, a rename, and a new value of a list. */
export function FormDialogs({ locale, form, save, rename, names, NewValueDialog }: Props) {
  const { t } = useTranslation('signForm')
  const { newValue, sign } = form
  const { conflict } = save
  /** Closes a dialog whose code could not be loaded. */
  function closeUnloaded(close: () => void) {
    toast(t('part.failed'), 'danger')
    close()
  }
  return (
    <>
      {conflict && (
        <LazyPart component={lazyConflictDialog} onFailed={() => closeUnloaded(save.dismissConflict)}>
          {(ConflictDialog) => (
            <ConflictDialog
              conflicts={conflict.properties}
              mine={conflict.mine}
              theirs={conflict.newer.document}
              names={names}
              onCancel={save.dismissConflict}
              onDone={(resolved) => {
                form.replace(resolved)
                const { newer, formerGloss } = conflict
                const target = sign && { id: sign.id, revision: newer.revision }
                if (target) void save.save(resolved, { sign: target, draft: null, formerGloss })
              }}
            />
          )}
        </LazyPart>
      )}
      {rename.pending && <RenameQuestion locale={locale} form={form} rename={rename.pending} />}
      {newValue && NewValueDialog && (
        <LazyPart component={NewValueDialog} onFailed={() => closeUnloaded(form.closeNewValue)}>
          {(Dialog) => (
            <Dialog
              list={newValue.list}
              name={newValue.name}
              within={newValue.within}
              locale={locale}
              onAdd={form.takeNewValue}
              onClose={form.closeNewValue}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}

/** Asks about a gloss that annotation files use. Without an answer the form shows the former gloss again. */
function RenameQuestion({
  locale,
  form,
  rename: { answer, ...rename },
}: {
  locale: Locale
  form: SignFormState
  rename: PendingRename
}) {
  return (
    <LazyPart component={lazyRenameDialog} onFailed={() => answer('keep')}>
      {(RenameDialog) => (
        <RenameDialog
          {...rename}
          locale={locale}
          onConfirm={answer}
          onCancel={() => {
            const { document } = form
            form.replace({ ...document, texts: { ...document.texts, gloss: rename.former } })
            answer(null)
          }}
        />
      )}
    </LazyPart>
  )
}
