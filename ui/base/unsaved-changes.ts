import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** Collects the forms of a page. */
interface UnsavedChangesRegistry {
  /**
   * Registers a form.
   * @param isDirty whether it has changes that are not saved
   * @param isKept whether these changes stay as a draft
   * @returns a function that removes the form
   */
  register(isDirty: () => boolean, isKept?: boolean): () => void
}

/** Null where unsaved changes are not guarded. */
export const UnsavedChangesContext = createContext<UnsavedChangesRegistry | null>(null)

/** The values of a form as one text, for comparison. Browsers fill in passwords unasked, so they are left out. */
function formSnapshot(form: HTMLFormElement): string {
  const passwords = new Set(
    [...form.querySelectorAll<HTMLInputElement>('[autocomplete$="password"]')].map(({ name }) => name),
  )
  const entries = [...new FormData(form)]
    .filter(([name]) => !passwords.has(name))
    .map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.size}` : value])
  return JSON.stringify(entries)
}

/**
 * Registers a form with the guard of its page. The values of the form are read when somebody leaves the page, so that
 * every kind of field counts.
 * @param options `refusal`: the last refusal; a form that is shown with one has unsaved values from the start.
 *   `isKept`: what is not saved stays as a draft
 * @returns `markSent`, to be called when the form is sent: its values count as saved unless a refusal follows
 */
export function useUnsavedChanges(
  form: RefObject<HTMLFormElement | null>,
  { refusal, isKept }: { refusal: unknown; isKept: boolean },
) {
  const registry = useContext(UnsavedChangesContext)
  const saved = useRef<string>(undefined)
  const sent = useRef<string>(undefined)
  const isRefusedAtFirst = useRef(Boolean(refusal))

  useEffect(() => {
    if (!registry || !form.current) return
    saved.current = isRefusedAtFirst.current ? '' : formSnapshot(form.current)
    return registry.register(
      () => form.current !== null && formSnapshot(form.current) !== (sent.current ?? saved.current),
      isKept,
    )
  }, [registry, form, isKept])

  useEffect(() => {
    if (refusal) sent.current = undefined
  }, [refusal])

  return {
    markSent: () => {
      if (form.current) sent.current = formSnapshot(form.current)
    },
  }
}
