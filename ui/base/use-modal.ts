import { type PointerEvent, type RefObject, useEffect } from 'react'

/** Keeps a native dialog open or shut as told. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [ref, open])
}

/** Closes a dialog when its backdrop is pressed: the dialog itself is covered wholly by its content. */
export function closeOnBackdrop(event: PointerEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
