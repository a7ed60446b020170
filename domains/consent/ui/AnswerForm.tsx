import type { ComponentProps, ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, useFormId, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from './ConsentForm.module.css'
import type { LegalTextState } from './legal-text-state.ts'

interface Props
  extends Pick<ComponentProps<typeof ValidatedForm>, 'action' | 'values' | 'validate' | 'children'> {
  question: 'terms' | 'policy' | 'consent'
  /** The text that the answer refers to. */
  textState: LegalTextState
  /** The refusal of a form that was sent without JavaScript. */
  refused?: FormRefusal | undefined
}

const consentFetcher = 'consent'
const useAnswerFetcher = () => useFetcher<{ refused?: FormRefusal }>({ key: consentFetcher })

/** A form that answers a question about terms or policy without leaving the page. */
export function AnswerForm({ question, textState, refused, children, ...form }: Props) {
  const { data } = useAnswerFetcher()
  const { pathname, search } = useLocation()
  return (
    <ValidatedForm
      {...form}
      navigate={false}
      fetcherKey={consentFetcher}
      preventScrollReset
      className={styles.form}
      refusal={data?.refused ?? refused}
    >
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="from" value={refused?.values.from ?? pathname + search} />
      {textState.state === 'ready' && <input type="hidden" name="versionId" value={textState.versionId} />}
      <FormProblem />
      {children}
    </ValidatedForm>
  )
}

/** Submit button, disabled while there is no text. In a dialog it is rendered in the footer, outside of the form. */
export function AnswerSubmitButton({
  textState,
  children,
}: Pick<Props, 'textState'> & { children: ReactNode }) {
  const { state } = useAnswerFetcher()
  return (
    <Button
      type="submit"
      form={useFormId()}
      variant="primary"
      disabled={textState.state !== 'ready'}
      pending={state !== 'idle'}
    >
      {children}
    </Button>
  )
}
