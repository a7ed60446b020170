import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { Form, type FormProps } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from './Callout.tsx'
import { Field, type FieldControl } from './Field.tsx'
import { toast } from './toast-store.ts'

/** Validates a form before it is sent. Resolves to error messages by field name, empty if all are valid. */
export type FormValidator = (form: FormData) => Promise<Record<string, string>>

interface FormState {
  problem: string | undefined
  errors: Record<string, string>
  values: Record<string, string>
  validateFields: (names: readonly string[]) => Promise<boolean>
}

const FormContext = createContext<FormState>({
  problem: undefined,
  errors: {},
  values: {},
  validateFields: async () => true,
})

interface Props extends Omit<FormProps, 'onSubmit' | 'ref'> {
  /** The server's response to the last submission, if it was refused. */
  refusal: FormRefusal | undefined
  /** The server's rules, which may be loaded on demand. Without it only the server validates. */
  validate?: FormValidator
  /** Initial values. After a refusal the submitted values replace all of them, so unchecked boxes stay unchecked. */
  values?: Record<string, string>
  children: ReactNode
}

/**
 * A form with the same validation rules in the browser and on the server. Errors are shown in a toast and at each
 * invalid field; the first invalid field is scrolled into view and focused. It works without JavaScript.
 */
export function ValidatedForm({ refusal, validate, values = {}, children, ...rest }: Props) {
  const { t } = useTranslation('ui')
  const form = useRef<HTMLFormElement>(null)
  const [clientErrors, setClientErrors] = useState<Record<string, string>>()
  const isValidated = useRef(false)
  const errors = clientErrors ?? refusal?.errors ?? {}

  useEffect(() => {
    setClientErrors(undefined)
    if (!refusal) return
    toast(refusal.problem, 'danger')
    clearPasswordFields(form)
    focusFirstInvalid(form, Object.keys(refusal.errors))
  }, [refusal])

  const reportErrors = (invalid: Record<string, string>): boolean => {
    setClientErrors(invalid)
    if (Object.keys(invalid).length === 0) return false
    toast(t('form.mandatory'), 'danger')
    focusFirstInvalid(form, Object.keys(invalid))
    return true
  }
  const validateFields = async (names: readonly string[]) => {
    if (!validate || !form.current) return true
    const invalid = await validate(new FormData(form.current)).catch(() => ({}))
    return !reportErrors(Object.fromEntries(Object.entries(invalid).filter(([name]) => names.includes(name))))
  }

  return (
    <Form
      {...rest}
      ref={form}
      method="post"
      noValidate
      onSubmit={async (event) => {
        if (!validate || isValidated.current) {
          isValidated.current = false
          return
        }
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        // If the rules cannot be loaded, the form is sent anyway: the server validates too.
        const invalid = await validate(new FormData(event.currentTarget, submitter)).catch(() => ({}))
        if (reportErrors(invalid)) return
        // Browsers ignore requestSubmit while the submit event is dispatched, and `validate` may resolve within it.
        await new Promise((resolve) => setTimeout(resolve))
        isValidated.current = true
        form.current?.requestSubmit(submitter)
      }}
    >
      <FormContext
        value={{
          problem: clientErrors ? undefined : refusal?.problem,
          errors,
          validateFields,
          values: refusal && Object.keys(refusal.values).length > 0 ? refusal.values : values,
        }}
      >
        {children}
      </FormContext>
    </Form>
  )
}

/** Passwords are cleared after a refusal, as they are in the page that the server renders. */
function clearPasswordFields(form: RefObject<HTMLFormElement | null>): void {
  for (const control of form.current?.querySelectorAll<HTMLInputElement>('input[name*="password" i]') ?? [])
    control.value = ''
}

/**
 * Scrolls to and focuses the first invalid field in page order, or else the message about the whole form.
 * Waits for the next frame, in which the messages are rendered.
 */
function focusFirstInvalid(form: RefObject<HTMLFormElement | null>, invalid: readonly string[]): void {
  requestAnimationFrame(() => {
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    const first = controls.find(({ name, type }) => invalid.includes(name) && type !== 'hidden')
    const target = first ?? form.current?.querySelector<HTMLElement>(`[${problemAttribute}]`)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
}

const problemAttribute = 'data-form-problem'

/** The server's message about the whole form. Without JavaScript there is no toast, and toasts disappear. */
export function FormProblem() {
  const { problem } = useContext(FormContext)
  if (!problem) return null
  return (
    <div tabIndex={-1} {...{ [problemAttribute]: true }}>
      <Callout tone="danger" title={problem} />
    </div>
  )
}

/** Initial value and error of a field of the enclosing ValidatedForm. */
export function useFormField(name: string): { value: string; error: string | undefined } {
  const { errors, values } = useContext(FormContext)
  return { value: values[name] ?? '', error: errors[name] }
}

/**
 * For forms in several steps: the errors of all fields, and a function that validates some fields before the next
 * step. It shows their errors as a submission would and resolves to whether they are valid.
 */
export function useFormValidation(): Pick<FormState, 'errors' | 'validateFields'> {
  const { errors, validateFields } = useContext(FormContext)
  return { errors, validateFields }
}

interface FormFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  className?: string
  children: (control: FieldControl & { name: string; defaultValue: string }) => ReactNode
}

/** A labelled field of a ValidatedForm: `<FormField name="email" label=…>{(control) => <TextInput {...control} />}</FormField>`. */
export function FormField({ name, children, ...rest }: FormFieldProps) {
  const { value, error } = useFormField(name)
  return (
    <Field {...rest} error={error}>
      {(control) => children({ ...control, name, defaultValue: value })}
    </Field>
  )
}
