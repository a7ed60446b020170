import type { ComponentProps, ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from './ConsentForm.module.css'
import type { LegalTextState } from './legal-text-state.ts'

interface Props
  extends Pick<ComponentProps<typeof ValidatedForm>, 'action' | 'values' | 'validate' | 'children'> {
  question: 'terms' | 'policy' | 'consent'
  /** The text that is answered to. */
  legal: LegalTextState
  /** What a page that is the answer to a form has to say of it. */
  refused?: FormRefusal | undefined
}

const consentFetcher = 'consent'
const useAnswerFetcher = () => useFetcher<{ refused?: FormRefusal }>({ key: consentFetcher })

/** A form that answers to terms or policy; the page it is asked on stays where it is. */
export function AnswerForm({ question, legal, refused, children, ...form }: Props) {
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
      {legal.state === 'ready' && <input type="hidden" name="versionId" value={legal.versionId} />}
      {data?.refused && <FormProblem />}
      {children}
    </ValidatedForm>
  )
}

/** Sends the answer, where there is a text to answer to. */
export function AnswerSubmitButton({ legal, children }: Pick<Props, 'legal'> & { children: ReactNode }) {
  const { state } = useAnswerFetcher()
  return (
    <Button type="submit" variant="primary" disabled={legal.state !== 'ready'} pending={state !== 'idle'}>
      {children}
    </Button>
  )
}
