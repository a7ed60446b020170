import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { Form, type FormProps } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from './Callout.tsx'
import { Field, type FieldControl } from './Field.tsx'
import { toast } from './toast-store.ts'

/** What is wrong in each field of a form that was not sent yet: sentences by field; empty when nothing is. */
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
  /** What the server said of the form that was sent last. */
  refusal: FormRefusal | undefined
  /** The server's rules, fetched when they are first needed; without it the server alone checks. */
  validate?: FormValidator
  /** What stands in the fields before anything is written; after a refusal what was sent stands there, a box that was left empty too. */
  values?: Record<string, string>
  children: ReactNode
}

/**
 * A form that is checked by the same rules in the browser and by the server: a toast, a sentence beside each wrong
 * field, and the first of them is scrolled to and has the focus. Without JavaScript the server's answer is the page.
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

  const reportErrors = (wrong: Record<string, string>): boolean => {
    setClientErrors(wrong)
    if (Object.keys(wrong).length === 0) return false
    toast(t('form.mandatory'), 'danger')
    focusFirstInvalid(form, Object.keys(wrong))
    return true
  }
  const checkFields = async (names: readonly string[]) => {
    if (!validate || !form.current) return true
    const wrong = await validate(new FormData(form.current)).catch(() => ({}))
    return !reportErrors(Object.fromEntries(Object.entries(wrong).filter(([name]) => names.includes(name))))
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
        // Rules that cannot be fetched are no reason to keep anybody from sending: the server has them too.
        const wrong = await validate(new FormData(event.currentTarget, submitter)).catch(() => ({}))
        if (reportErrors(wrong)) return
        // Browsers ignore a second sending while the first is still told: a check may be done at once.
        await new Promise((done) => setTimeout(done))
        isValidated.current = true
        form.current?.requestSubmit(submitter)
      }}
    >
      <FormContext
        value={{
          problem: clientErrors ? undefined : refusal?.problem,
          errors,
          validateFields: checkFields,
          values: refusal && Object.keys(refusal.values).length > 0 ? refusal.values : values,
        }}
      >
        {children}
      </FormContext>
    </Form>
  )
}

/** As in the page that comes without JavaScript: what was written is still there, but for passwords. */
function clearPasswordFields(form: RefObject<HTMLFormElement | null>): void {
  for (const control of form.current?.querySelectorAll<HTMLInputElement>('input[name*="password" i]') ?? [])
    control.value = ''
}

/**
 * After the sentences stand there: the first wrong field in the order of the page is scrolled to and has the focus;
 * where no field is wrong, what is wrong as a whole.
 */
function focusFirstInvalid(form: RefObject<HTMLFormElement | null>, wrong: readonly string[]): void {
  requestAnimationFrame(() => {
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    const first = controls.find(({ name, type }) => wrong.includes(name) && type !== 'hidden')
    const place = first ?? form.current?.querySelector<HTMLElement>(`[${problemAttribute}]`)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  })
}

const problemAttribute = 'data-form-problem'

/** What the server said of the form as a whole, in the page: without JavaScript there is no toast, and toasts pass by. */
export function FormProblem() {
  const { problem } = useContext(FormContext)
  if (!problem) return null
  return (
    <div tabIndex={-1} {...{ [problemAttribute]: true }}>
      <Callout tone="danger" title={problem} />
    </div>
  )
}

/** What stands in a field of the form around it, and what is wrong there. */
export function useFormField(name: string): { value: string; error: string | undefined } {
  const { errors, values } = useContext(FormContext)
  return { value: values[name] ?? '', error: errors[name] }
}

/**
 * For a form in steps: what is wrong in any field, and a check of some fields before the next step, which says what
 * is wrong in them as sending would, and resolves to whether they are all right.
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

/** A labelled field of a CheckedForm: `<FormField name="email" label=…>{(control) => <TextInput {...control} />}</FormField>`. */
export function FormField({ name, children, ...rest }: FormFieldProps) {
  const { value, error } = useFormField(name)
  return (
    <Field {...rest} error={error}>
      {(control) => children({ ...control, name, defaultValue: value })}
    </Field>
  )
}
