import { type RefObject, useLayoutEffect } from 'react'

interface Combobox {
  /** Id of the list while it stands there; null while it is shut. */
  list: string | null
  /** Id of the chosen option. */
  option: string | undefined
}

/**
 * Says to assistive technology that a text field rules a list. The field stands in the page before the list can come,
 * and is a plain search box until then.
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
