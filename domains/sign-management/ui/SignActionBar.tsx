import { Form } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { BulkBar } from '#ui/panel/BulkBar.tsx'
import type { Selection } from '#ui/panel/use-selection.ts'
import { refusalOf, type SignAction } from '../sign-action.ts'
import {
  formatSignListQuery,
  type SignListQuery,
  type SignListScope,
  type SignListTab,
} from '../sign-list.input.ts'
import { signActionsPath } from '../sign-list-paths.ts'
import { actionIcons } from './action-icons.ts'
import { actionFormId } from './sign-action-form.ts'
import type { ListedSign } from './sign-list-view.ts'

interface Props {
  signs: readonly ListedSign[]
  scope: SignListScope
  query: SignListQuery
  /** Approvers decide; others only delete, restore and tag. */
  isApprover: boolean
  locale: Locale
  selection: Selection
}

const maxNamedRefusals = 2

/** The actions on the chosen signs of a list. A GET form that leads to the confirmation, also without JavaScript. */
export function SignActionBar({ signs, scope, query, isApprover, locale, selection }: Props) {
  const { t } = useTranslation('signList')
  const { t: tError } = useTranslation('errors')
  const chosen = signs.filter(({ id }) => selection.chosen.has(id))
  const actions = actionsFor(chosen, query.tab, isApprover)
  const reasonOf = (sign: ListedSign, action: SignAction) => {
    const reason = refusalOf(sign, action)
    return reason === null ? [] : t('select.refused', { gloss: sign.gloss, reason: tError(reason) })
  }
  const [main] = actions
  const refused = main ? chosen.flatMap((sign) => reasonOf(sign, main)) : []
  const further = refused.length - maxNamedRefusals
  const note = [
    ...refused.slice(0, maxNamedRefusals),
    ...(further > 0 ? [t('select.more', { count: further })] : []),
  ].join(' ')
  return (
    <>
      <Form method="get" action={signActionsPath(locale)} id={actionFormId} aria-label={t('select.label')}>
        <input type="hidden" name="list" value={scope} />
        <input type="hidden" name="from" value={formatSignListQuery(query)} />
      </Form>
      <BulkBar
        form={actionFormId}
        label={t('select.label')}
        count={chosen.length}
        chosen={t('select.count', { count: chosen.length })}
        note={note || undefined}
        actions={actions.map((action) => {
          const count = chosen.filter((sign) => refusalOf(sign, action) === null).length
          const [firstReason] = chosen.flatMap((sign) => reasonOf(sign, action))
          return {
            id: action,
            label: count > 0 ? t(`change.${action}.chooseCount`, { count }) : t(`change.${action}.choose`),
            icon: actionIcons[action],
            submit: { name: 'change', value: action },
            ...(chosen.length > 0 && count === 0 && { disabledReason: firstReason }),
          }
        })}
        onClear={selection.clear}
      />
    </>
  )
}

/** The actions that the bar offers, the likeliest first. */
function actionsFor(
  chosen: readonly ListedSign[],
  tab: SignListTab | null,
  isApprover: boolean,
): SignAction[] {
  const areAllDeleted =
    chosen.length > 0 ? chosen.every(({ state }) => state === 'deleted') : tab === 'deleted'
  if (areAllDeleted) return ['restore']
  const decisions: SignAction[] = isApprover ? ['publish', 'decline', 'unpublish'] : []
  const hasDeleted = chosen.length === 0 || chosen.some(({ state }) => state === 'deleted')
  return [...decisions, 'tag', 'remove', ...(hasDeleted ? (['restore'] as const) : [])]
}
