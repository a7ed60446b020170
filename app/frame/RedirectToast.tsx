import { useEffect } from 'react'
import { Callout } from '#ui/base/Callout.tsx'
import { toast as tell } from '#ui/base/toast-store.ts'
import type { ToastView } from './redirect-with-toast.ts'

/** The last one that was told: going on in the panel does not repeat it. */
let lastShownId: string | undefined

/** Tells what `redirectWithToast` left for this page: as a toast, and without JavaScript as a line in the page. */
export function RedirectToast({ toast }: { toast: ToastView | null }) {
  useEffect(() => {
    if (!toast || toast.id === lastShownId) return
    lastShownId = toast.id
    tell(toast.text, toast.tone)
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
