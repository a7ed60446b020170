import { entryDraftSchema, maxEntryFormBytes } from '#domains/simple-lists/entry-draft.input.ts'
import { storeEntryDraft } from '#domains/simple-lists/index.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import type { StoredDraft } from '#platform/forms/stored-draft.ts'
import { formatTime } from '#platform/i18n/format.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import { toOverview } from '../to-overview.ts'
import type { Route } from './+types/draft.ts'

export const loader = toOverview

/** Keeps a state of the form of an entry. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson<StoredDraft>({ app, locale }, async () => {
    const { list, ...input } = await parseJson(request, entryDraftSchema, { maxBytes: maxEntryFormBytes })
    const { changedAt, ...state } = await storeEntryDraft(app, signedIn.actor, {
      ...input,
      list: simpleLists[list],
    })
    return { ...state, time: formatTime(changedAt, app.settings.timeZone) }
  })
}
