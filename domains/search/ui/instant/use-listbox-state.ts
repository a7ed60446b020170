import { useState } from 'react'

/** Whether the list below the box is open, and the chosen option. */
export interface ListboxState {
  isOpen: boolean
  /** Index from 0; -1 for none. */
  option: number
  /** Opens the list without a chosen option. */
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
