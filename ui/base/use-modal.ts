import { type PointerEvent, type RefObject, useLayoutEffect } from 'react'

/** Keeps a native dialog open as long as it is in the page; the focus goes back where it was. */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [ref])
}

/** Closes a dialog when its backdrop is pressed: the dialog itself is covered wholly by its content. */
export function closeOnBackdrop(event: PointerEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
