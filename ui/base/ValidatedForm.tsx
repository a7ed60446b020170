import { createContext, type ReactNode, useContext, useId, useRef } from 'react'
import { Form, type FormProps } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { Callout } from './Callout.tsx'
import { Field, type FieldControl } from './Field.tsx'
import type { FieldErrors } from './form-errors.ts'
import { problemAttributes } from './form-focus.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'
import { type FormValidator, useFormErrors } from './use-form-errors.ts'
import { type FormWork, useFormWork } from './use-form-work.ts'
import { useHydrated } from './use-hydrated.ts'

interface FormState {
  /** `id` attribute of the form, for buttons outside of it. */
  id: string | undefined
  problem: string | undefined
  errors: FieldErrors
  values: Record<string, string>
  validateFields: (names: readonly string[]) => Promise<boolean>
  isAllRequired: boolean
  /** Re-checks the shown errors after an edit of a field that sends no native event. */
  handleEdit: (name: string) => void
  work: Pick<FormWork, 'add' | 'isAwaited'>
}

const FormContext = createContext<FormState>({
  id: undefined,
  problem: undefined,
  errors: {},
  values: {},
  validateFields: async () => true,
  isAllRequired: false,
  handleEdit: () => {},
  work: { add: () => {}, isAwaited: false },
})

interface Props extends Omit<FormProps, 'onSubmit' | 'onChange' | 'ref' | 'id'> {
  /** The server's response to the last submission, if it was refused. */
  refusal: FormRefusal | undefined
  /**
   * The server's rules, which may be loaded on demand, or `constraintErrors` on light pages. Without it only the server
   * validates.
   */
  validate?: FormValidator
  /** Asks for confirmation after the validation. The form is sent if it resolves to true. */
  confirm?: (form: FormData) => Promise<boolean>
  /** Initial values. After a refusal the submitted values replace all of them, so unchecked boxes stay unchecked. */
  values?: Record<string, string>
  /** Called in the frame after each edit with the values of the form, for previews and drafts. */
  onEdit?: (values: FormData) => void
  /** Unsaved input is stored as a draft; the question on leaving the page mentions it. */
  keepsDraft?: boolean
  /** All fields are required, so their labels do not say it. */
  allRequired?: boolean
  children: ReactNode
}

/**
 * A form with the same validation rules in the browser and on the server. Errors are shown in a toast and at each
 * invalid field; the first invalid field is scrolled into view and focused. A corrected field loses its error. It is sent
 * when the uploads of its fields have ended. It works without JavaScript.
 */
export function ValidatedForm({
  refusal,
  validate,
  confirm,
  values = {},
  allRequired = false,
  onEdit,
  keepsDraft = false,
  children,
  ...rest
}: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isChecked = useRef(false)
  const { errors, problem, validateFields, ...check } = useFormErrors(form, { refusal, validate })
  const work = useFormWork()
  const { markSent } = useUnsavedChanges(form, { refusal, isKept: keepsDraft })
  const handleEdit = (name: string) => {
    void check.handleEdit(name)
    // Fields without native element render their new value before the next frame.
    if (onEdit) requestAnimationFrame(() => form.current && onEdit(new FormData(form.current)))
  }

  return (
    <Form
      {...rest}
      id={id}
      ref={form}
      method="post"
      noValidate
      onChange={({ target }) => handleEdit((target as unknown as HTMLInputElement).name)}
      onSubmit={async (event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        if (work.isRunning()) {
          event.preventDefault()
          if (await work.end()) form.current?.requestSubmit(submitter)
          return
        }
        if (isChecked.current || !(validate || confirm)) {
          isChecked.current = false
          check.dismiss()
          markSent()
          return
        }
        event.preventDefault()
        if (check.report(await check.invalidFields(submitter))) return
        if (confirm && form.current && !(await confirm(new FormData(form.current, submitter)))) return
        // Browsers ignore requestSubmit while the submit event is dispatched, and `validate` may resolve within it.
        await new Promise((resolve) => setTimeout(resolve))
        isChecked.current = true
        form.current?.requestSubmit(submitter)
      }}
    >
      <FormContext
        value={{
          id,
          problem,
          errors,
          validateFields,
          isAllRequired: allRequired,
          handleEdit,
          work,
          values: refusal && Object.keys(refusal.values).length > 0 ? refusal.values : values,
        }}
      >
        {children}
      </FormContext>
    </Form>
  )
}

/**
 * The server's message about the whole form. Errors of fields are shown beside them and announced by a toast; only
 * without JavaScript, when there are no toasts, this message announces them.
 */
export function FormProblem() {
  const { problem, errors } = useContext(FormContext)
  const isHydrated = useHydrated()
  if (!problem || (isHydrated && Object.keys(errors).length > 0)) return null
  return (
    <div {...problemAttributes}>
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

/** The `id` of the enclosing form, for the `form` attribute of buttons that are rendered elsewhere. */
export const useFormId = (): string | undefined => useContext(FormContext).id

/** For fields without native events: to be called with the name after each edit. */
export const useFieldEdit = (): ((name: string) => void) => useContext(FormContext).handleEdit

/** For fields whose value takes time, such as an uploaded file. */
export const useWorkOfForm = (): FormState['work'] => useContext(FormContext).work

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
  const { isAllRequired } = useContext(FormContext)
  return (
    <Field {...rest} error={error} requiredShown={!isAllRequired}>
      {(control) => children({ ...control, name, defaultValue: value })}
    </Field>
  )
}
