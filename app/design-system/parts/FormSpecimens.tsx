import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { toast } from '#ui/base/toast-store.ts'
import { FormField, useFormId, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { Dialog, DialogActions } from '#ui/panel/Dialog.tsx'
import { UnsavedChangesGuard } from '#ui/panel/UnsavedChangesGuard.tsx'
import { Specimen } from '../Specimen.tsx'

/** A form with a required field and the guard of unsaved changes, in the page and in a dialog. */
export function FormSpecimen() {
  const { t } = useTranslation('designSystem')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <UnsavedChangesGuard>
      <Specimen title={t('components.forms')} text={t('components.formsText')}>
        <SampleForm />
        <div>
          <Button onClick={() => setOpen(true)}>{t('sample.formOpen')}</Button>
        </div>
        <Dialog isOpen={isOpen} onClose={close} title={t('components.forms')}>
          <SampleForm onSave={close} />
        </Dialog>
      </Specimen>
    </UnsavedChangesGuard>
  )
}

/** It is never sent, because this page stores nothing. */
function SampleForm({ onSave }: { onSave?: () => void }) {
  const { t } = useTranslation('designSystem')
  return (
    <ValidatedForm
      refusal={undefined}
      values={{ word: t('sample.house') }}
      validate={async (form): Promise<Record<string, string>> =>
        form.get('word') === '' ? { word: t('sample.wordError') } : {}
      }
      confirm={async () => {
        toast(t('sample.success'), 'success')
        onSave?.()
        return false
      }}
    >
      <FormField name="word" label={t('sample.word')} required>
        {(control) => <TextInput {...control} />}
      </FormField>
      <DialogActions>
        <SaveButton />
      </DialogActions>
    </ValidatedForm>
  )
}

function SaveButton() {
  const { t } = useTranslation('designSystem')
  return (
    <Button type="submit" form={useFormId()} variant="primary">
      {t('word.save')}
    </Button>
  )
}
