import type { ReactNode, Ref } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AccountState } from '#platform/actor.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import type { AccountChange } from '../account-change.policy.ts'
import { isSuspension, takesReason } from '../account-effects.ts'
import styles from './ManageUser.module.css'
import { ReasonField } from './ReasonField.tsx'

/** The key of the texts about a change: the end of a membership has other words than a rejected registration. */
export const changeTextKey = (change: AccountChange, state: AccountState) =>
  isSuspension(change, state) ? 'suspend' : change

export const isDestructive = (change: AccountChange | null): boolean =>
  change === 'delete' || change === 'reject'

interface FormProps {
  change: AccountChange
  /** The state of the account that the page shows. */
  state: AccountState
  /** Path of the page that receives the form. */
  action: string
  ref?: Ref<HTMLFormElement>
  children?: ReactNode
}

/** The consequences of a change, and the reason where it takes one. */
export function ChangeForm({ change, state, action, ref, children }: FormProps) {
  const { t } = useTranslation('users')
  return (
    <Form method="post" action={action} ref={ref} className={styles.form}>
      <p className={styles.now}>{t(`change.${changeTextKey(change, state)}.text`)}</p>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="seen" value={state} />
      {takesReason(change) && <ReasonField />}
      {children}
    </Form>
  )
}

/** The confirmation of a change as a part of the page, for browsers without JavaScript. */
export function ChangeConfirmation({
  name,
  ...form
}: Omit<FormProps, 'ref' | 'children'> & { name: string }) {
  const { t } = useTranslation('users')
  const isSending = useNavigation().state === 'submitting'
  const key = changeTextKey(form.change, form.state)
  return (
    <section className={styles.part}>
      <h2>{t(`change.${key}.question`, { name })}</h2>
      <ChangeForm {...form}>
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant={isDestructive(form.change) ? 'danger' : 'primary'}
            pending={isSending}
          >
            {t(`change.${key}.button`)}
          </Button>
          <ButtonLink to={form.action}>{t('manage.cancel')}</ButtonLink>
        </div>
      </ChangeForm>
    </section>
  )
}
