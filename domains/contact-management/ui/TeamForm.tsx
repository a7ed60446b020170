import { Form } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from './contacts.module.css'
import { useContactCheck } from './use-contact-check.ts'

interface Props {
  revision: number
  /** Who has the message. */
  assignee: string | null
  isOwn: boolean
  mayReopen: boolean
  refused: FormRefusal | undefined
}

/** Who in the team has a message, a note for the team, and letting a solved message wait again. */
export function TeamForm({ revision, assignee, isOwn, mayReopen, refused }: Props) {
  const { t } = useTranslation('contacts')
  const check = useContactCheck()
  return (
    <section className={styles.part} aria-labelledby="contact-team">
      <h2 id="contact-team">{t('team.title')}</h2>
      <p>{assignee ? t('taken', { name: assignee }) : t('team.nobody')}</p>
      <Form method="post" className={styles.actions}>
        <input type="hidden" name="revision" value={revision} />
        {!isOwn && (
          <Button type="submit" name="intent" value="take">
            {t('team.take')}
          </Button>
        )}
        {assignee && (
          <Button type="submit" name="intent" value="release">
            {t('team.release')}
          </Button>
        )}
        {mayReopen && (
          <Button type="submit" name="intent" value="reopen">
            {t('team.reopen')}
          </Button>
        )}
      </Form>
      <ValidatedForm className={styles.form} refusal={refused} validate={check}>
        <input type="hidden" name="revision" value={revision} />
        <FormField name="comment" label={t('team.comment')}>
          {(control) => <TextInput {...control} />}
        </FormField>
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="comment">
            {t('team.add')}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}
