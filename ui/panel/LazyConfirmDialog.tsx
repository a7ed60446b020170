import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '../base/toast-store.ts'
import { prefersReducedData, whenIdle } from '../base/when-idle.ts'
import type { ConfirmDialog } from './Dialog.tsx'
import { LazyPart } from './LazyPart.tsx'
import { lazyComponent } from './lazy-component.ts'

const lazyConfirmDialog = lazyComponent(() => import('./Dialog.tsx').then((dialogs) => dialogs.ConfirmDialog))

type Props = ComponentProps<typeof ConfirmDialog>

/**
 * A `ConfirmDialog` whose code is loaded when the browser is idle, at the latest when it opens. If that fails, the
 * question counts as cancelled, and a message says why.
 */
export function LazyConfirmDialog(props: Props) {
  const { t } = useTranslation('kit')
  useEffect(() => {
    if (prefersReducedData()) return
    // A failure is not reported here: opening the dialog loads it again.
    return whenIdle(() => void lazyConfirmDialog.load().catch(() => {}))
  }, [])
  if (!props.isOpen) return null
  const cancel = () => {
    toast(t('part.failed'), 'danger')
    props.onClose()
  }
  return (
    <LazyPart component={lazyConfirmDialog} onFailed={cancel}>
      {(Dialog) => <Dialog {...props} />}
    </LazyPart>
  )
}
