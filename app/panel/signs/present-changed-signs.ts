import type { ListChange } from '#domains/sign-management/panel-change.ts'
import type { SignListQuery, SignListScope } from '#domains/sign-management/sign-list.input.ts'
import { listChangePath } from '#domains/sign-management/sign-list-paths.ts'
import type { SignOutcome } from '#domains/signs/index.ts'
import { formatChosenSign } from '#domains/signs/sign-decision.input.ts'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { ToastKey, ToastUndo } from '../../frame/redirect-with-toast.ts'

interface ChangedList {
  scope: SignListScope
  query: SignListQuery
  /** The query of the list as a string. */
  from: string
  locale: Locale
  /** What is taken back is not offered to be taken back again. */
  isUndo: boolean
}

interface ChangedSignsView {
  /** The glosses of the changed signs. */
  changed: string[]
  key: ToastKey
  params: Record<string, string | number>
  undo: ToastUndo | undefined
}

/** The message about changed signs, and the form that takes the change back. It names the signs that the form leaves. */
export function presentChangedSigns(
  change: ListChange,
  outcomes: readonly SignOutcome[],
  list: ChangedList,
): ChangedSignsView {
  const done = outcomes.flatMap((outcome) => (outcome.done ? outcome : []))
  const undoable = done.filter((sign) => sign.undo !== null)
  const undo = list.isUndo ? undefined : presentUndo(undoable, list)
  const changed = done.map(({ gloss }) => gloss)
  const left = done.filter((sign) => sign.undo === null).map(({ gloss }) => gloss)
  if (!undo || left.length === 0)
    return { changed, key: `signList:change.${change}.done`, params: { count: done.length }, undo }
  return {
    changed,
    key: 'signList:action.undoOfSome',
    params: { changed: done.length, undoable: undoable.length, left: formatList(left, list.locale) },
    undo,
  }
}

type UndoableSign = Extract<SignOutcome, { done: true }>

/** Its page shows the signs again if one of them is refused. */
function presentUndo(
  signs: readonly UndoableSign[],
  { scope, query, from, locale }: ChangedList,
): ToastUndo | undefined {
  const change = signs[0]?.undo
  if (!change) return undefined
  const ids = signs.map(({ id }) => id)
  return {
    path: listChangePath(locale, { change, ids, scope, query }),
    fields: {
      change,
      sign: signs.map(formatChosenSign).join(' '),
      // They were public without a video before.
      withoutVideo: 'on',
      list: scope,
      from,
      undo: 'on',
    },
  }
}
