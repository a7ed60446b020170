import { useState } from 'react'

/** Whether the list below the box is wanted, and which of its options is chosen. */
export interface ListboxState {
  isOpen: boolean
  /** From 0; -1 while none is chosen. */
  option: number
  /** Opens the list with nothing chosen. */
  open(): void
  close(): void
  choose(option: number): void
}

export function useListboxState(isInitiallyOpen: () => boolean): ListboxState {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const [option, choose] = useState(-1)
  const set = (wanted: boolean) => {
    setOpen(wanted)
    choose(-1)
  }
  return { isOpen, option, open: () => set(true), close: () => set(false), choose }
}
