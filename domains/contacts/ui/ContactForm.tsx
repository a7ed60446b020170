import { useEffect, useState } from 'react'
import { emailPattern } from '#platform/forms/email-pattern.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Field } from '#ui/base/Field.tsx'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { toast } from '#ui/base/toast-store.ts'
import Send from '#ui/icons/send.ts'
import { type ContactFormView, firstInvalidField, type RefusedContact } from '../contact.presenter.ts'
import { contactLengths, honeypotField, tokenField } from '../contact.ts'
import styles from './ContactForm.module.css'
import { ContactTopic } from './ContactTopic.tsx'

interface Props {
  form: ContactFormView
  token: string
  refused: RefusedContact | undefined
}

/**
 * The form to write to the team. It is submitted natively: with and without JavaScript the response is a page, in which
 * the first invalid field has the focus. Give it a `key` of its URL, so that another subject resets its values.
 */
export function ContactForm({ form, token, refused }: Props) {
  const { t } = useTranslation('contact')
  // State, because a change of the language reloads `form` and must not reset what was typed.
  const [values] = useState(refused?.values ?? form.values)
  const errors = refused?.errors ?? {}
  const firstInvalid = firstInvalidField(errors)
  const problem = refused?.problem
  useEffect(() => {
    if (problem) toast(problem, 'danger')
  }, [problem])
  return (
    <form method="post" action={form.actionUrl} className={styles.form}>
      {problem && (
        // biome-ignore lint/a11y/noAutofocus: the result of the submission is announced first.
        <div tabIndex={-1} autoFocus={!firstInvalid} className={styles.problem}>
          <Callout tone="danger" title={t('problem')}>
            <p>{problem}</p>
          </Callout>
        </div>
      )}
      <ContactTopic form={form} values={values} errors={errors} />
      <Field label={t('subject.label')} error={errors.subject} required>
        {(control) => (
          <TextInput
            {...control}
            name="subject"
            defaultValue={values.subject}
            maxLength={contactLengths.subject}
            autoFocus={firstInvalid === 'subject'}
          />
        )}
      </Field>
      <Field
        label={t('message.label')}
        hint={t('message.hint', { max: contactLengths.message })}
        error={errors.message}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            className={styles.message}
            defaultValue={values.message}
            maxLength={contactLengths.message}
            autoFocus={firstInvalid === 'message'}
          />
        )}
      </Field>
      <FormGrid>
        <Field label={t('name.label')} error={errors.name} required>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              defaultValue={values.name}
              maxLength={contactLengths.name}
              autoFocus={firstInvalid === 'name'}
            />
          )}
        </Field>
        <Field label={t('email.label')} error={errors.email} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              pattern={emailPattern}
              title={t('email.title')}
              defaultValue={values.email}
              maxLength={contactLengths.email}
              autoFocus={firstInvalid === 'email'}
            />
          )}
        </Field>
      </FormGrid>
      <label className={styles.trap}>
        {t('trap')}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={tokenField} value={refused?.token ?? token} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<Icon icon={Send} />}
        className={styles.send}
      >
        {t('send')}
      </Button>
    </form>
  )
}
