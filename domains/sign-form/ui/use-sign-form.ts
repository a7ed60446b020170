import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PropertyKey } from '#domains/signs/properties.ts'
import { filePropertyKeys } from '#domains/signs/property-files.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type EntryChoice, type ListChoices, type SignChoice, withEntry } from '../form-choices.ts'
import { formIssues } from '../form-issues.ts'
import { writeValue } from '../property-value.ts'
import type { SignFormView } from '../sign-form-view.ts'
import type { FormContextValue, NewValue } from './form-context.ts'
import type { ServerErrors } from './use-sign-save.ts'

interface Options {
  view: SignFormView
  locale: Locale
  mayAddValues: boolean
}

/** The values of the form, what is wrong with them, and the context of its fields. */
export function useSignForm({ view, locale, mayAddValues }: Options) {
  const [document, setDocument] = useState(view.draft?.document ?? view.document)
  const [sign, setSign] = useState(() => {
    if (view.draft) return view.draft.sign
    return view.sign && { id: view.sign.id, revision: view.sign.revision }
  })
  const [serverErrors, setServerErrors] = useState<ServerErrors>({})
  const [signs, setSigns] = useState<ReadonlyMap<number, SignChoice>>(
    () => new Map(view.signs.map((one) => [one.id, one])),
  )
  const [lists, setLists] = useState<ListChoices>(view.lists)
  const { newValue, openNewValue, closeNewValue } = useNewValue()
  /** Fields that React does not control show another document only after they are mounted again. */
  const [generation, setGeneration] = useState(0)

  const change = useCallback((key: PropertyKey, value: unknown) => {
    setDocument((before) => writeValue(key, before, value))
    setServerErrors((before) => (before[key] ? { ...before, [key]: undefined } : before))
  }, [])
  const addSigns = useCallback(
    (found: readonly SignChoice[]) =>
      setSigns((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)])),
    [],
  )
  const entries = useMemo(
    () => new Map(Object.values(lists).flatMap((list) => list.map((entry) => [entry.id, entry]))),
    [lists],
  )
  const context = useMemo<FormContextValue>(
    () => ({
      locale,
      lists,
      languages: view.languages,
      phonology: view.phonology,
      glossary: view.glossary,
      mandatory: view.mandatory,
      entry: (id) => entries.get(id),
      sign: (id) => signs.get(id),
      addSigns,
      self: sign?.id ?? null,
      addValue: mayAddValues ? openNewValue : null,
    }),
    [
      locale,
      lists,
      view.languages,
      view.phonology,
      view.glossary,
      view.mandatory,
      entries,
      signs,
      addSigns,
      sign?.id,
      mayAddValues,
      openNewValue,
    ],
  )
  const issues = useMemo(
    () =>
      formIssues(document, {
        // The document of the form has no files: the server checks them.
        mandatory: view.mandatory.filter((key) => !filePropertyKeys.some((ofFiles) => ofFiles === key)),
        previous: view.sign ? view.document : undefined,
        entryById: (id) => entries.get(id),
      }),
    [document, view.sign, view.document, view.mandatory, entries],
  )
  return {
    document,
    change,
    /** Shows another document. */
    replace(next: SignDocument) {
      setDocument(next)
      setGeneration((before) => before + 1)
    },
    generation,
    sign,
    setSign,
    issues,
    serverErrors,
    setServerErrors,
    context,
    addSigns,
    newValue,
    closeNewValue,
    /** Takes over a value that was added to its list. */
    takeNewValue(entry: EntryChoice) {
      if (!newValue) return
      setLists((before) => withEntry(before, newValue.list, entry))
      newValue.onAdd(entry.id)
      closeNewValue()
    },
  }
}

export type SignFormState = ReturnType<typeof useSignForm>

/** The value that the dialog adds. After the dialog, the field that opened it has the focus. */
function useNewValue() {
  const [newValue, setNewValue] = useState<NewValue | null>(null)
  const opener = useRef<Element | null>(null)
  const openNewValue = useCallback((value: NewValue) => {
    opener.current = window.document.activeElement
    setNewValue(value)
  }, [])
  useEffect(() => {
    if (newValue !== null || !(opener.current instanceof HTMLElement)) return
    const field = opener.current
    // In the next frame, because a combo box takes the name of a new option only while it has no focus.
    const frame = requestAnimationFrame(() => field.focus())
    return () => cancelAnimationFrame(frame)
  }, [newValue])
  return { newValue, openNewValue, closeNewValue: () => setNewValue(null) }
}
