import { useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import X from '#ui/icons/x.ts'
import { Button, IconButton } from '../base/Button.tsx'
import { Icon, type IconMarkup } from '../base/Icon.tsx'
import { useHydrated } from '../base/use-hydrated.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import styles from './BulkBar.module.css'
import { Menu } from './Menu.tsx'

export interface BulkAction {
  id: string
  /** With the number it will act on, and "…" where a question follows: "Publish 3…". */
  label: string
  icon?: IconMarkup
  /** Sends the form of the checkboxes with this field. Works without script; otherwise use `onAction`. */
  submit?: { name: string; value: string }
  onAction?: () => void
  /** Why none of the chosen rows allows it; the button stays and says so. */
  disabledReason?: string | undefined
}

interface Props {
  /** `id` of the form of the checkboxes: the same as in `TableSelection`. */
  form: string
  /** Accessible name: "Actions for the chosen signs". */
  label: string
  /** How many rows are chosen. */
  count: number
  /** "4 chosen". */
  chosen: string
  /** What will not happen and why: "MAGRO is yours: another person approves." One line of it is visible. */
  note?: string | undefined
  /** The first is filled. A menu contains those after the second, on narrow screens those after the first. */
  actions: readonly BulkAction[]
  onClear: () => void
}

/**
 * The actions for the chosen rows of a `DataTable`, in one row. It stands after the table in the same block, which must not be a
 * grid, and stays in view as long as that block is. It appears with the first chosen row and is announced politely.
 * Without script it is always there, and the server refuses what is not possible.
 */
export function BulkBar(props: Props) {
  const { count, chosen, note } = props
  // The content of noscript is never hydrated, so that the bar does not appear while the scripts load.
  if (!useHydrated())
    return (
      <noscript>
        <div className={styles.below}>
          <Bar {...props} />
        </div>
      </noscript>
    )
  return (
    <div className={styles.place}>
      <VisuallyHidden>
        <span role="status">{count > 0 && [chosen, note].filter(Boolean).join('. ')}</span>
      </VisuallyHidden>
      {count > 0 && <Bar {...props} />}
    </div>
  )
}

function Bar({ form, label, count, chosen, note, actions, onClear }: Props) {
  const { t } = useTranslation('kit')
  const id = useId()
  const buttonId = (key: string) => `${id}-${key}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields, and these are buttons.
    <div role="group" aria-label={label} className={styles.bar}>
      <div className={styles.words}>
        {count > 0 && <p className={styles.count}>{chosen}</p>}
        {count > 0 && note && (
          <p className={styles.note} title={note}>
            {note}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {actions.map((action, index) => (
          <ActionButton
            key={action.id}
            id={buttonId(action.id)}
            action={action}
            form={form}
            className={[styles.main, styles.second][index] ?? styles.further}
          />
        ))}
        {([1, 2] as const).map(
          (shown) =>
            actions.length > shown && (
              <span key={shown} className={shown === 1 ? styles.afterFirst : styles.afterSecond}>
                <Menu
                  label={t('bulk.more')}
                  items={actions.slice(shown).map(({ submit: _, onAction: __, ...item }) => item)}
                  onAction={(key) => document.getElementById(buttonId(key))?.click()}
                />
              </span>
            ),
        )}
      </div>
      <IconButton
        icon={<Icon icon={X} />}
        label={t('bulk.clear')}
        onClick={onClear}
        className={styles.clear ?? ''}
      />
    </div>
  )
}

interface ActionButtonProps {
  id: string
  action: BulkAction
  form: string
  className: string | undefined
}

function ActionButton({ id, action, form, className = '' }: ActionButtonProps) {
  const { label, icon, submit, onAction, disabledReason } = action
  const isRefused = disabledReason !== undefined
  return (
    <Button
      id={id}
      className={className}
      icon={icon && <Icon icon={icon} />}
      {...(submit && { type: 'submit', form, ...submit })}
      {...(isRefused && { 'aria-disabled': true, 'aria-description': disabledReason, title: disabledReason })}
      onClick={(event) => (isRefused ? event.preventDefault() : onAction?.())}
    >
      {label}
    </Button>
  )
}
