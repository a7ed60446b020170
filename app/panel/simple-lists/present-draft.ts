import type { EntryDraft } from '#domains/simple-lists/entry-draft.ts'
import type { ListReader } from '#domains/simple-lists/simple-list.presenter.ts'
import type { EntryDraftView } from '#domains/simple-lists/ui/simple-list-view.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'

/** @param revision of the entry now; null for a new one */
export function presentDraft(
  draft: EntryDraft | null,
  revision: number | null,
  { locale, timeZone }: Pick<ListReader, 'locale' | 'timeZone'>,
): EntryDraftView | null {
  if (!draft) return null
  const time = formatTime(draft.changedAt, timeZone)
  return {
    sequence: draft.sequence,
    time,
    when: `${formatDate(draft.changedAt, locale, timeZone)} ${time}`,
    isOutdated: draft.baseRevision !== revision,
  }
}
