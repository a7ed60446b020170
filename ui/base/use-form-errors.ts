import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type FieldErrors, hasEmptyField, remainingErrors } from './form-errors.ts'
import { clearPasswordFields, focusFirstInvalid, hasProblemMessage } from './form-focus.ts'
import { dismissToast, toast } from './toast-store.ts'

/** Validates a form before it is sent. Resolves to error messages by field name, empty if all are valid. */
export type FormValidator = (form: FormData, element: HTMLFormElement) => Promise<Record<string, string>>

interface Options {
  refusal: FormRefusal | undefined
  validate: FormValidator | undefined
}

/**
 * The errors of a form: those of the server's refusal, replaced by those of the browser. A toast announces them; it
 * disappears with the last error. After each edit the errors of corrected fields disappear.
 */
export function useFormErrors(form: RefObject<HTMLFormElement | null>, { refusal, validate }: Options) {
  const { t } = useTranslation('ui')
  const [reported, setReported] = useState<{ refusal: FormRefusal | undefined; errors: FieldErrors }>()
  // A new refusal replaces what the browser reported before.
  const clientErrors = reported?.refusal === refusal ? reported?.errors : undefined
  const errors = clientErrors ?? refusal?.errors ?? {}
  const origin = useRef({ fromServer: false, edited: new Set<string>() })
  const shownToast = useRef<number>(undefined)
  const edits = useRef(0)

  const dismiss = useCallback(() => {
    if (shownToast.current !== undefined) dismissToast(shownToast.current)
    shownToast.current = undefined
  }, [])

  useEffect(() => dismiss, [dismiss])
  useEffect(() => {
    edits.current++
    if (!refusal) return
    origin.current = { fromServer: true, edited: new Set() }
    const invalid = Object.keys(refusal.errors)
    // A message about the whole form stays in the page, so it needs no toast.
    if (invalid.length > 0 || !hasProblemMessage(form.current))
      shownToast.current = toast(refusal.problem, 'danger')
    clearPasswordFields(form.current)
    focusFirstInvalid(form.current, invalid)
  }, [refusal, form])

  useEffect(() => {
    if (clientErrors && Object.keys(clientErrors).length === 0) dismiss()
  }, [clientErrors, dismiss])

  const invalidFields = (submitter?: HTMLElement | null): Promise<FieldErrors> =>
    // If the rules cannot be loaded, the form counts as valid: the server validates too.
    validate && form.current
      ? validate(new FormData(form.current, submitter), form.current).catch(() => ({}))
      : Promise.resolve({})

  /** Shows the errors; returns whether there are any. */
  const report = (invalid: FieldErrors): boolean => {
    dismiss()
    edits.current++
    setReported({ refusal, errors: invalid })
    const names = Object.keys(invalid)
    if (names.length === 0 || !form.current) return false
    origin.current = { fromServer: false, edited: new Set() }
    const isMissing = hasEmptyField(new FormData(form.current), names)
    shownToast.current = toast(t(isMissing ? 'form.mandatory' : 'form.incorrect'), 'danger')
    focusFirstInvalid(form.current, names)
    return true
  }

  const validateFields = async (names: readonly string[]): Promise<boolean> => {
    const invalid = Object.entries(await invalidFields())
    return !report(Object.fromEntries(invalid.filter(([name]) => names.includes(name))))
  }

  /** To be called after an edit. Reads the form in the next frame, when fields without native element have rendered. */
  const handleEdit = async (name: string): Promise<void> => {
    if (Object.keys(errors).length === 0) return
    const { fromServer, edited } = origin.current
    edited.add(name)
    const edit = ++edits.current
    await new Promise(requestAnimationFrame)
    const invalid = await invalidFields()
    if (edit !== edits.current) return
    setReported((before) => {
      const shown = before && before.refusal === refusal ? before.errors : errors
      return { refusal, errors: remainingErrors(shown, { invalid, edited, fromServer }) }
    })
  }

  return {
    errors,
    /** The message about the whole form; the browser's own errors replace it. */
    problem: clientErrors ? undefined : refusal?.problem,
    invalidFields,
    report,
    dismiss,
    validateFields,
    handleEdit,
  }
}
