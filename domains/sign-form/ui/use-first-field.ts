import { useEffect } from 'react'
import { fieldId } from './PropertyField.tsx'

/** Moves the focus to the gloss when the page of an empty form opens, unless a touch screen would show its keyboard. */
export function useFirstField(isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty || window.location.hash !== '' || !window.matchMedia('(pointer: fine)').matches) return
    if (document.activeElement !== document.body) return
    document.getElementById(fieldId('gloss'))?.querySelector('input')?.focus({ preventScroll: true })
  }, [isEmpty])
}
