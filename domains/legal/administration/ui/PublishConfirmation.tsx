import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import { ConfirmDialog } from '#ui/panel/Dialog.tsx'

/**
 * The confirmation of a new version: a dialog, or without JavaScript a checkbox.
 * @param peopleCount number of people who have to accept the version; without it nothing is confirmed
 * @returns `confirm` opens the dialog and resolves to the decision; `confirmation` belongs into the form
 */
export function usePublishConfirmation(peopleCount: number | undefined): {
  confirm?: () => Promise<boolean>
  confirmation: ReactNode
} {
  const { t } = useTranslation('legal')
  const [isOpen, setOpen] = useState(false)
  const decide = useRef<(isConfirmed: boolean) => void>(undefined)
  if (peopleCount === undefined) return { confirmation: null }
  const close = (isConfirmed: boolean) => {
    setOpen(false)
    decide.current?.(isConfirmed)
  }
  const confirm = () =>
    new Promise<boolean>((resolve) => {
      decide.current = resolve
      setOpen(true)
    })
  const text = t('confirm.text', { count: peopleCount })
  const confirmation = (
    <>
      <ConfirmedField text={text} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => close(false)}
        onConfirm={() => close(true)}
        title={t('confirm.title')}
        confirmLabel={t('publish')}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  )
  return { confirm, confirmation }
}

function ConfirmedField({ text }: { text: string }) {
  const { t } = useTranslation('legal')
  const { error } = useFormField('confirmed')
  if (useHydrated()) return <input type="hidden" name="confirmed" value="on" />
  return (
    <noscript>
      <Checkbox name="confirmed" label={t('confirm.check')} hint={text} error={error} required />
    </noscript>
  )
}
