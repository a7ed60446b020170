import { useNavigation } from 'react-router'
import type { AccountState } from '#platform/actor.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import type { RegistrationDecision } from '../registration-decision.ts'
import styles from './ManageUser.module.css'
import { ReasonField } from './ReasonField.tsx'
import { UserState } from './UserState.tsx'

interface Props {
  change: RegistrationDecision
  people: readonly { id: number; displayName: string; state: AccountState; registered: string | null }[]
  /** Path of the list. */
  backPath: string
  refused: FormRefusal | undefined
}

/** Confirms a decision about several people. Works without JavaScript. */
export function DecisionForm({ change, people, backPath, refused }: Props) {
  const { t } = useTranslation('users')
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm className={styles.form} refusal={refused}>
      <FormProblem />
      <p className={styles.now}>{t(`decide.${change}.text`)}</p>
      <input type="hidden" name="change" value={change} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" aria-label={t('decide.chosen')} className={styles.people}>
        {people.map(({ id, displayName, state, registered }) => (
          <li key={id} className={styles.person}>
            <input type="hidden" name="id" value={id} />
            <strong>{displayName}</strong> <UserState state={state} /> <span>{registered}</span>
          </li>
        ))}
      </ul>
      {change === 'reject' && <DecisionReason />}
      <div className={styles.buttons}>
        <Button type="submit" variant={change === 'reject' ? 'danger' : 'primary'} pending={isSending}>
          {t(`decide.${change}.send`)}
        </Button>
        <ButtonLink to={backPath}>{t('manage.cancel')}</ButtonLink>
      </div>
    </ValidatedForm>
  )
}

function DecisionReason() {
  const { value, error } = useFormField('reason')
  return <ReasonField error={error} defaultValue={value} />
}
