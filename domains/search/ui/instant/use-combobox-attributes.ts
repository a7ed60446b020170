import { type RefObject, useLayoutEffect } from 'react'

interface Combobox {
  /** Id of the list; null while it is closed. */
  list: string | null
  /** Id of the chosen option. */
  option: string | undefined
}

/**
 * Sets the ARIA attributes of a combobox on a text field. They are not part of the markup, because the field is a plain
 * search box until the code of the list is loaded.
 */
export function useComboboxAttributes(
  field: RefObject<HTMLInputElement | null>,
  { list, option }: Combobox,
): void {
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-haspopup', 'listbox')
  }, [field])
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('aria-expanded', String(list !== null))
    const setOrRemove = (name: string, value: string | null | undefined) =>
      value ? input.setAttribute(name, value) : input.removeAttribute(name)
    setOrRemove('aria-controls', list)
    setOrRemove('aria-activedescendant', option)
  }, [field, list, option])
}
