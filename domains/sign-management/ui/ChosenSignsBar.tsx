import { Form } from 'react-router'
import { type SignStatus, signStatuses } from '#domains/signs/sign-document.ts'
import { seenStatus } from '#domains/signs/sign-state.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { BulkBar } from '#ui/panel/BulkBar.tsx'
import type { Selection } from '#ui/panel/use-selection.ts'
import { type ListChange, offeredListChanges, refusalOf } from '../panel-change.ts'
import {
  formatSignListQuery,
  type SignListQuery,
  type SignListScope,
  type SignListTab,
} from '../sign-list.input.ts'
import { chosenSignsPath } from '../sign-list-paths.ts'
import { changeIcons } from './change-icons.ts'
import { chosenSignsFormId } from './chosen-signs-form.ts'
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

/** What can be changed of the chosen signs of a list. A GET form that leads to the confirmation, also without JavaScript. */
export function ChosenSignsBar({ signs, scope, query, isApprover, locale, selection }: Props) {
  const { t } = useTranslation('signList')
  const { t: tError } = useTranslation('errors')
  const chosen = signs.filter(({ id }) => selection.chosen.has(id))
  const countOf = (change: ListChange) => chosen.filter((sign) => refusalOf(sign, change) === null).length
  // What no chosen sign allows comes last.
  const changes = offeredListChanges({ statuses: statusesOf(chosen, query.tab), isApprover }).toSorted(
    (a, b) => Number(countOf(a) === 0) - Number(countOf(b) === 0),
  )
  const reasonOf = (sign: ListedSign, change: ListChange) => {
    const reason = refusalOf(sign, change)
    return reason === null ? [] : t('select.refused', { gloss: sign.gloss, reason: tError(reason) })
  }
  const [main] = changes
  const refused = main ? chosen.flatMap((sign) => reasonOf(sign, main)) : []
  const further = refused.length - maxNamedRefusals
  const note = [
    ...refused.slice(0, maxNamedRefusals),
    ...(further > 0 ? [t('select.more', { count: further })] : []),
  ].join(' ')
  return (
    <>
      <Form
        method="get"
        action={chosenSignsPath(locale)}
        id={chosenSignsFormId}
        aria-label={t('select.label')}
      >
        <input type="hidden" name="list" value={scope} />
        <input type="hidden" name="from" value={formatSignListQuery(query)} />
      </Form>
      <BulkBar
        form={chosenSignsFormId}
        label={t('select.label')}
        count={chosen.length}
        chosen={t('select.count', { count: chosen.length })}
        note={note || undefined}
        actions={changes.map((change) => {
          const count = countOf(change)
          const [firstReason] = chosen.flatMap((sign) => reasonOf(sign, change))
          return {
            id: change,
            label: count > 0 ? t(`change.${change}.chooseCount`, { count }) : t(`change.${change}.choose`),
            icon: changeIcons[change],
            submit: { name: 'change', value: change },
            ...(chosen.length > 0 && count === 0 && { disabledReason: firstReason }),
          }
        })}
        onClear={selection.clear}
      />
    </>
  )
}

/** The statuses of the chosen signs, or of those that can be chosen. The bar is the same for pending and published ones. */
function statusesOf(chosen: readonly ListedSign[], tab: SignListTab | null): readonly SignStatus[] {
  if (chosen.length === 0) return tab === 'deleted' ? ['deleted'] : signStatuses
  const statuses = new Set(chosen.map(seenStatus))
  if (!statuses.has('deleted')) return ['pending', 'published']
  return statuses.size === 1 ? ['deleted'] : signStatuses
}
