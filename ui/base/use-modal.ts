import { type PointerEvent, type RefObject, useLayoutEffect } from 'react'

/** Opens a native dialog while it is mounted. On close the browser returns the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [ref])
}

/** Closes a dialog on a press on its backdrop. Expects that content covers the dialog, so it is not the target. */
export function closeOnBackdrop(event: PointerEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
