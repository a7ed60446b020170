import { useEffect } from 'react'
import { Callout } from '#ui/base/Callout.tsx'
import { toast as showToast } from '#ui/base/toast-store.ts'
import type { ToastView } from './redirect-with-toast.ts'

/** Loader data is loaded again with every page, so a toast must not be shown twice. */
let lastShownId: string | undefined

/** Shows the message of `redirectWithToast`: as a toast, or without JavaScript as a line in the page. */
export function RedirectToast({ toast }: { toast: ToastView | null }) {
  useEffect(() => {
    if (!toast || toast.id === lastShownId) return
    lastShownId = toast.id
    showToast(toast.text, toast.tone)
  }, [toast])
  if (!toast) return null
  return (
    <noscript>
      <div role="status">
        <Callout tone={toast.tone} title={toast.text} />
      </div>
    </noscript>
  )
}
