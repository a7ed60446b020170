import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { ListboxState } from './use-listbox-state.ts'

interface Options {
  /** The number of options; 0 while the list is closed. */
  count: number
  /** Opens the link of the chosen option. */
  onEnter: () => void
  onClear: () => void
}

/**
 * The keys of a combobox in its text field: arrows choose an option and wrap around, Home and End choose the first and
 * last one while an option is chosen, Enter opens it, Escape closes the list, then clears the text. Tab, a press
 * outside and submitting the form close the list.
 */
export function useListboxKeys(
  field: RefObject<HTMLInputElement | null>,
  list: ListboxState,
  { count, onEnter, onClear }: Options,
): void {
  const chosen = list.option < count ? list.option : -1

  const handleKey = (key: string): boolean => {
    const isChosen = chosen >= 0
    if (key === 'Escape' && count > 0) list.close()
    else if (key === 'Escape' && field.current?.value) onClear()
    else if (key === 'Enter' && isChosen) onEnter()
    else if (key.startsWith('Arrow') && count === 0) list.open()
    else if (key === 'ArrowDown') list.choose((chosen + 1) % count)
    else if (key === 'ArrowUp') list.choose(isChosen ? (chosen + count - 1) % count : count - 1)
    else if (key === 'Home' && isChosen) list.choose(0)
    else if (key === 'End' && isChosen) list.choose(count - 1)
    else return false
    return true
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { isComposing, ctrlKey, metaKey, altKey, shiftKey, key } = event
    if (isComposing || ctrlKey || metaKey || altKey || shiftKey) return
    // Left and right move the cursor in the text.
    if (key === 'ArrowLeft' || key === 'ArrowRight') list.choose(-1)
    else if (handleKey(key)) event.preventDefault()
  })
  const onType = useEffectEvent(list.open)
  const onLeave = useEffectEvent(list.close)
  const onPress = useEffectEvent(({ target }: Event) => {
    if (list.isOpen && target instanceof Node && !field.current?.form?.contains(target)) list.close()
  })
  // A layout effect, so that no key press is lost after the first render.
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const abort = new AbortController()
    const { signal } = abort
    input.addEventListener('keydown', onKey, { signal })
    input.addEventListener('input', onType, { signal })
    input.addEventListener('blur', onLeave, { signal })
    input.form?.addEventListener('submit', onLeave, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    return () => abort.abort()
  }, [field])
}
