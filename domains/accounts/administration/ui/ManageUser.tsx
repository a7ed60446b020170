import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { AccountState } from '#platform/actor.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { ConfirmDialog } from '#ui/panel/Dialog.tsx'
import type { AccountAbilities, AccountChange } from '../account-change.policy.ts'
import type { UserRow } from '../user-views.ts'
import { ChangeForm, changeTextKey, isDestructive } from './ChangeConfirmation.tsx'
import styles from './ManageUser.module.css'
import { UserState } from './UserState.tsx'

interface Props {
  person: UserRow
  isAdmin: boolean
  isApprover: boolean
  abilities: AccountAbilities
  /** Path of the page. */
  path: string
}

const stateChanges = ['accept', 'reject', 'reactivate', 'delete'] as const

/**
 * State and rights of an account, with a button for each change. The buttons open a dialog that asks for confirmation;
 * without JavaScript they open the page that asks. Of a former member only the state is shown.
 */
export function ManageUser({ person, isAdmin, isApprover, abilities, path }: Props) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const { state, displayName: name, isOwner, isFormer } = person
  const { pendingChange, ask, close, isSending, send, form } = usePendingChange(path)
  const yesNo = (yes: boolean) => t(yes ? 'manage.yes' : 'manage.no')
  const part = (title: string, now: ReactNode, changes: readonly AccountChange[]) => (
    <ChangeSection {...{ title, now, changes, abilities, state, path }} onAsk={ask} />
  )
  const possible = stateChanges.filter((move) => {
    const decision = abilities[move]
    return decision.allowed || decision.reason !== 'account.wrongState'
  })
  const key = pendingChange && changeTextKey(pendingChange, state)
  return (
    <div className={styles.parts}>
      {part(t('manage.state'), <UserState state={state} />, possible)}
      {!isFormer && (
        <>
          {part(t('manage.type'), tPanel(isAdmin ? 'type.admin' : 'type.publisher'), [
            isAdmin ? 'makePublisher' : 'makeAdmin',
          ])}
          {part(t('manage.approver'), yesNo(isApprover), [isApprover ? 'takeApprover' : 'giveApprover'])}
          {part(t('manage.owner'), yesNo(isOwner), [isOwner ? 'takeOwner' : 'giveOwner'])}
          {part(t('manage.sessions'), t('manage.sessionsText'), ['endSessions'])}
        </>
      )}
      <ConfirmDialog
        isOpen={pendingChange !== null}
        onClose={close}
        title={key && t(`change.${key}.question`, { name })}
        confirmLabel={key ? t(`change.${key}.button`) : ''}
        tone={isDestructive(pendingChange) ? 'danger' : 'primary'}
        pending={isSending}
        onConfirm={send}
      >
        {pendingChange && <ChangeForm ref={form} change={pendingChange} state={state} action={path} />}
      </ConfirmDialog>
    </div>
  )
}

const parts: Record<AccountChange, string> = {
  accept: 'state',
  reject: 'state',
  reactivate: 'state',
  delete: 'state',
  makeAdmin: 'type',
  makePublisher: 'type',
  giveApprover: 'approver',
  takeApprover: 'approver',
  giveOwner: 'owner',
  takeOwner: 'owner',
  endSessions: 'sessions',
}
const resultId = (change: AccountChange) => `account-${parts[change]}`

/** Dialogs return the focus when they close, to a button that may be gone; then the result receives it. */
function focusAfterDialog(id: string): void {
  const isOpen = document.querySelector('[role="alertdialog"]') !== null
  requestAnimationFrame(() => {
    if (isOpen) focusAfterDialog(id)
    else requestAnimationFrame(() => document.getElementById(id)?.focus())
  })
}

/** The change that waits for confirmation. After it was made or refused, the focus goes to the present value. */
function usePendingChange(path: string) {
  const [pendingChange, setPendingChange] = useState<AccountChange | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<AccountChange>(null)
  const submit = useSubmit()
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle' || !sent.current) return
    const id = resultId(sent.current)
    sent.current = null
    setPendingChange(null)
    focusAfterDialog(id)
  }, [state])
  return {
    pendingChange,
    ask: setPendingChange,
    close: () => setPendingChange(null),
    isSending: state !== 'idle',
    form,
    send: () => {
      if (!form.current) return
      sent.current = pendingChange
      submit(form.current, { method: 'post', action: path })
    },
  }
}

interface ChangeSectionProps {
  title: string
  /** Current value. */
  now: ReactNode
  changes: readonly AccountChange[]
  abilities: AccountAbilities
  state: AccountState
  /** Path of the page, which asks for confirmation without JavaScript. */
  path: string
  onAsk: (change: AccountChange) => void
}

function ChangeSection({ title, now, changes, abilities, state, path, onAsk }: ChangeSectionProps) {
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
  const [first] = changes
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.now} id={first && resultId(first)} tabIndex={-1}>
        {now}
      </p>
      <Form method="get" action={path} className={styles.buttons}>
        {changes.map((change) => {
          const isAllowed = abilities[change].allowed
          return (
            <Button
              key={change}
              type="submit"
              name="change"
              value={change}
              variant={change === 'accept' ? 'primary' : 'secondary'}
              aria-disabled={!isAllowed || undefined}
              aria-describedby={isAllowed ? undefined : `${id}-why`}
              onClick={(event) => {
                event.preventDefault()
                if (isAllowed) onAsk(change)
              }}
            >
              {t(`change.${changeTextKey(change, state)}.button`)}
            </Button>
          )
        })}
      </Form>
      {reasons.length > 0 && (
        <p id={`${id}-why`} className={styles.why}>
          {reasons.join(' ')}
        </p>
      )}
    </section>
  )
}
