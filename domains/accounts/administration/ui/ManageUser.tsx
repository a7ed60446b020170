import { type ReactNode, useEffect, useId, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { ConfirmDialog } from '#ui/panel/Dialog.tsx'
import type { AccountAbilities, AccountChange } from '../account-change.policy.ts'
import type { UserRow } from '../user-view.ts'
import styles from './ManageUser.module.css'
import { UserState } from './UserState.tsx'

interface Props {
  person: UserRow
  isAdmin: boolean
  isApprover: boolean
  abilities: AccountAbilities
}

const stateChanges = ['accept', 'reject', 'reactivate', 'delete'] as const

/** State and rights of an account, with a button for each change and a confirmation dialog. */
export function ManageUser({ person, isAdmin, isApprover, abilities }: Props) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const [pendingChange, setPendingChange] = useState<AccountChange | null>(null)
  const submit = useSubmit()
  const { state } = useNavigation()
  // The dialog closes when the navigation ends, whether the change was made or refused.
  useEffect(() => {
    if (state === 'idle') setPendingChange(null)
  }, [state])

  const name = person.displayName
  const yesNo = (yes: boolean) => t(yes ? 'manage.yes' : 'manage.no')
  const part = (title: string, now: ReactNode, changes: readonly AccountChange[]) => (
    <ChangeSection title={title} now={now} changes={changes} abilities={abilities} onAsk={setPendingChange} />
  )
  const possible = stateChanges.filter((move) => {
    const decision = abilities[move]
    return decision.allowed || decision.reason !== 'account.wrongState'
  })
  return (
    <div className={styles.parts}>
      {part(t('manage.state'), <UserState state={person.state} />, possible)}
      {part(t('manage.type'), tPanel(isAdmin ? 'type.admin' : 'type.publisher'), [
        isAdmin ? 'makePublisher' : 'makeAdmin',
      ])}
      {part(t('manage.approver'), yesNo(isApprover), [isApprover ? 'takeApprover' : 'giveApprover'])}
      {part(t('manage.owner'), yesNo(person.isOwner), [person.isOwner ? 'takeOwner' : 'giveOwner'])}
      {part(t('manage.sessions'), t('manage.sessionsText'), ['endSessions'])}
      <ConfirmDialog
        isOpen={pendingChange !== null}
        onClose={() => setPendingChange(null)}
        title={pendingChange && t(`change.${pendingChange}.question`, { name })}
        confirmLabel={pendingChange ? t(`change.${pendingChange}.button`) : ''}
        tone={isDestructive(pendingChange) ? 'danger' : 'primary'}
        pending={state !== 'idle'}
        onConfirm={() =>
          pendingChange && submit({ change: pendingChange, seen: person.state }, { method: 'post' })
        }
      >
        <p>{pendingChange && t(`change.${pendingChange}.text`)}</p>
      </ConfirmDialog>
    </div>
  )
}

const isDestructive = (change: AccountChange | null) => change === 'delete' || change === 'reject'

interface ChangeSectionProps {
  title: string
  /** Current value. */
  now: ReactNode
  changes: readonly AccountChange[]
  abilities: AccountAbilities
  onAsk: (change: AccountChange) => void
}

function ChangeSection({ title, now, changes, abilities, onAsk }: ChangeSectionProps) {
  const { t } = useTranslation('users')
  const { t: tErrors } = useTranslation('errors')
  const id = useId()
  const reasons = [
    ...new Set(
      changes.flatMap((change) => {
        const decision = abilities[change]
        return decision.allowed ? [] : String(tErrors(decision.reason))
      }),
    ),
  ]
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.now}>{now}</p>
      <div className={styles.buttons}>
        {changes.map((change) => {
          const isAllowed = abilities[change].allowed
          return (
            <Button
              key={change}
              variant={change === 'accept' ? 'primary' : 'secondary'}
              aria-disabled={!isAllowed || undefined}
              aria-describedby={isAllowed ? undefined : `${id}-why`}
              onClick={() => isAllowed && onAsk(change)}
            >
              {t(`change.${change}.button`)}
            </Button>
          )
        })}
      </div>
      {reasons.length > 0 && (
        <p id={`${id}-why`} className={styles.why}>
          {reasons.join(' ')}
        </p>
      )}
    </section>
  )
}
