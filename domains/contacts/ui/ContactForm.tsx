import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { emailPattern } from '#platform/forms/email-pattern.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { constraintErrors } from '#ui/base/constraint-errors.ts'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import Send from '#ui/icons/send.ts'
import { type ContactFormView, firstInvalidField, type RefusedContact } from '../contact.presenter.ts'
import { contactLengths, honeypotField, requiredFields, tokenField } from '../contact.ts'
import styles from './ContactForm.module.css'
import { ContactTopic } from './ContactTopic.tsx'
import { FilmField } from './FilmField.tsx'

interface Props {
  form: ContactFormView
  token: string
  refused: RefusedContact | undefined
}

/**
 * The form to write to the team. It works without JavaScript: then the response is a page in which the first invalid
 * field has the focus. Give it a `key` of its URL, so that another subject resets its values.
 */
export function ContactForm({ form, token, refused }: Props) {
  const { t } = useTranslation(['contact', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  // State, because a change of the language reloads `form` and must not reset what was typed.
  const [values] = useState(refused?.values ?? form.values)
  const [kind, setKind] = useState(values.kind)
  const [isUploading, setUploading] = useState(false)
  const isHydrated = useHydrated()
  const required = requiredFields(kind)
  const firstInvalid = firstInvalidField(refused?.errors ?? {})
  return (
    <ValidatedForm
      action={form.actionUrl}
      className={styles.form}
      refusal={refused}
      values={values}
      validate={async (_, element) => ({
        ...constraintErrors(element, (code, params) => String(t(`errors:${code}`, params))),
        ...(isUploading && { film: t('film.wait') }),
      })}
    >
      <FormProblem />
      <ContactTopic {...{ form, values, firstInvalid, kind }} onKindChange={setKind} />
      {isHydrated && kind === 'missing' && <FilmField onUploading={setUploading} />}
      <FormField
        name="subject"
        label={t('subject.label')}
        required={required.includes('subject')}
        className={styles.subject ?? ''}
      >
        {(control) => (
          <TextInput {...control} maxLength={contactLengths.subject} autoFocus={firstInvalid === 'subject'} />
        )}
      </FormField>
      <FormField
        name="message"
        label={t('message.label')}
        hint={t('message.hint', { max: contactLengths.message })}
        required={required.includes('message')}
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles.message}
            maxLength={contactLengths.message}
            autoFocus={firstInvalid === 'message'}
          />
        )}
      </FormField>
      <FormGrid>
        <FormField name="name" label={t('name.label')} required={required.includes('name')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="name"
              maxLength={contactLengths.name}
              autoFocus={firstInvalid === 'name'}
            />
          )}
        </FormField>
        <FormField name="email" label={t('email.label')} required={required.includes('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              pattern={emailPattern}
              autoComplete="email"
              maxLength={contactLengths.email}
              autoFocus={firstInvalid === 'email'}
            />
          )}
        </FormField>
      </FormGrid>
      <Honeypot refused={refused} />
      <input type="hidden" name={tokenField} value={refused?.token ?? token} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<Icon icon={Send} />}
        className={styles.send}
        pending={isSending}
      >
        {t('send')}
      </Button>
    </ValidatedForm>
  )
}

/** A hidden field that robots fill in. It is emptied after a refusal, because people cannot see it. */
function Honeypot({ refused }: Pick<Props, 'refused'>) {
  const { t } = useTranslation('contact')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused && input.current) input.current.value = ''
  }, [refused])
  return (
    <label className={styles.trap}>
      {t('trap')}
      <input ref={input} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
