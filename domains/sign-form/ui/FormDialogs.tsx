import type { ValueNames } from '#domains/signs/kinds/kind-module.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { LazyPart } from '#ui/panel/LazyPart.tsx'
import type { LazyComponent } from '#ui/panel/lazy-component.ts'
import type { EntryChoice } from '../form-choices.ts'
import { lazyConflictDialog } from './lazy-stages.ts'
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
  names: ValueNames
  NewValueDialog: LazyComponent<NewValueDialogProps> | undefined
}

/** The dialogs over the form: a conflict with another version, and a new value of a list. */
export function FormDialogs({ locale, form, save, names, NewValueDialog }: Props) {
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
                const { revision } = conflict.newer
                if (sign) void save.save(resolved, { sign: { id: sign.id, revision }, draft: null })
              }}
            />
          )}
        </LazyPart>
      )}
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
