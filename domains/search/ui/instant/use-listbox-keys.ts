import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { ListboxState } from './use-listbox-state.ts'

interface Options {
  /** How many options stand in the list; 0 while it is shut. */
  count: number
  /** Opens what the chosen option leads to. */
  onEnter: () => void
  onClear: () => void
}

/**
 * Rules a list from the text field above it, by the keys of a combobox: arrows choose and go round, Home and End go
 * to the ends while an option is chosen, Enter opens it, Escape closes, then clears. Tab, a press outside and sending
 * the form close it.
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
    // To the left and right one goes in the text.
    if (key === 'ArrowLeft' || key === 'ArrowRight') list.choose(-1)
    else if (handleKey(key)) event.preventDefault()
  })
  const onType = useEffectEvent(list.open)
  const onLeave = useEffectEvent(list.close)
  const onPress = useEffectEvent(({ target }: Event) => {
    if (list.isOpen && target instanceof Node && !field.current?.form?.contains(target)) list.close()
  })
  // As soon as the list can open: what is typed a moment later must not pass unheard.
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
