import { type RefObject, useLayoutEffect } from 'react'
import type { Selection } from './use-selection.ts'

interface Choices extends Pick<Selection, 'chooseAll'> {
  /** Name of the checkboxes. */
  name: string
}

/** Takes over the boxes that were ticked before the scripts ran; otherwise the first update would clear them. */
export function useEarlyChoices(
  frame: RefObject<HTMLElement | null>,
  selection: Choices | undefined,
  keys: readonly (string | number)[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the hydration.
  useLayoutEffect(() => {
    const boxes = [...(frame.current?.querySelectorAll('input') ?? [])]
    const ticked = boxes.filter(({ name, checked }) => name === selection?.name && checked)
    const values = new Set(ticked.map(({ value }) => value))
    if (values.size > 0)
      selection?.chooseAll(
        keys.filter((key) => values.has(String(key))),
        true,
      )
  }, [])
}
