import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { ReplyTemplate } from '#domains/contacts/reply-template.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Select } from '#ui/base/Select.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import Send from '#ui/icons/send.ts'
import styles from './contacts.module.css'
import { useContactCheck } from './use-contact-check.ts'

interface Props {
  revision: number
  /** The language that the answer is written in. */
  language: string
  lang: string
  /** Empty for a message that cannot be answered. */
  templates: readonly ReplyTemplate[]
  isWaiting: boolean
  refused: FormRefusal | undefined
}

/** Answers a message by mail and solves it, or solves it without an answer. */
export function ReplyForm({ revision, language, lang, templates, isWaiting, refused }: Props) {
  const { t } = useTranslation('contacts')
  const check = useContactCheck()
  const isSending = useNavigation().state === 'submitting'
  const [template, setTemplate] = useState(templates[0])
  const canReply = template !== undefined
  return (
    <section className={styles.reply} aria-labelledby="contact-reply">
      <h2 id="contact-reply">{t(canReply ? 'reply.title' : 'solve.title')}</h2>
      <ValidatedForm
        className={styles.form}
        refusal={refused}
        validate={check}
        values={{
          text: template?.text ?? '',
          subject: template?.subject ?? '',
          ...(isWaiting && { solves: 'on' }),
        }}
      >
        <FormProblem />
        <input type="hidden" name="revision" value={revision} />
        {canReply ? (
          <>
            <p>{t('reply.language', { language })}</p>
            <Field label={t('reply.template')}>
              {(control) => (
                <Select
                  {...control}
                  value={template.id}
                  onChange={({ currentTarget: { value } }) =>
                    setTemplate(templates.find(({ id }) => `${id}` === value) ?? template)
                  }
                >
                  {templates.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <FormField name="subject" label={t('reply.subject')} required>
              {(control) => <TextInput key={template.id} {...control} lang={lang} />}
            </FormField>
            <FormField name="text" label={t('reply.text')} hint={t('reply.hint')} required>
              {(control) => <TextArea key={template.id} {...control} lang={lang} rows={10} />}
            </FormField>
            {isWaiting && <SolvesField />}
          </>
        ) : (
          <p>{t('reply.noAddress')}</p>
        )}
        {isWaiting && (
          <FormField name="note" label={t('solve.note')} hint={t('solve.hint')}>
            {(control) => <TextInput {...control} />}
          </FormField>
        )}
        <div className={styles.actions}>
          {canReply && (
            <Button
              type="submit"
              name="intent"
              value="reply"
              variant="primary"
              pending={isSending}
              icon={<Icon icon={Send} />}
            >
              {t('reply.button')}
            </Button>
          )}
          {isWaiting && (
            <Button type="submit" name="intent" value="solve" variant={canReply ? 'secondary' : 'primary'}>
              {t(canReply ? 'solve.withoutReply' : 'solve.button')}
            </Button>
          )}
        </div>
      </ValidatedForm>
    </section>
  )
}

function SolvesField() {
  const { t } = useTranslation('contacts')
  const { value } = useFormField('solves')
  return <Checkbox name="solves" defaultChecked={value === 'on'} label={t('reply.solves')} />
}
