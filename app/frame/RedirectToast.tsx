import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { toast as showToast } from '#ui/base/toast-store.ts'
import type { ToastView } from './redirect-with-toast.ts'

/** Loader data is loaded again with every page, so a toast must not be shown twice. */
let lastShownId: string | undefined

/** Shows the message of `redirectWithToast`: as a toast, or without JavaScript as a line in the page. */
export function RedirectToast({ toast }: { toast: ToastView | null }) {
  const { t } = useTranslation('ui')
  const submit = useSubmit()
  useEffect(() => {
    if (!toast || toast.id === lastShownId) return
    lastShownId = toast.id
    const { undo } = toast
    showToast(
      toast.text,
      toast.tone,
      undo ? () => void submit(undo.fields, { method: 'post', action: undo.path }) : undefined,
      // After a redirect there is time to read the reason.
      toast.tone === 'danger',
    )
  }, [toast, submit])
  if (!toast) return null
  return (
    <noscript>
      <div role="status">
        <Callout tone={toast.tone} title={toast.text}>
          {toast.undo && (
            <form method="post" action={toast.undo.path}>
              {Object.entries(toast.undo.fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{t('toast.undo')}</Button>
            </form>
          )}
        </Callout>
      </div>
    </noscript>
  )
}
