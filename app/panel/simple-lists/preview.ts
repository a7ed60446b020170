import { entryPreviewSchema, maxEntryFormBytes } from '#domains/simple-lists/entry-draft.input.ts'
import { previewListEntry } from '#domains/simple-lists/index.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import { toOverview } from '../to-overview.ts'
import type { Route } from './+types/preview.ts'
import { type EntryPreviewWire, presentEntryPreview } from './present-entry-preview.ts'

export const loader = toOverview

/** The text of a form in a language as visitors would read it, before it is saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson<EntryPreviewWire>({ app, locale }, async () => {
    const { list, ...input } = await parseJson(request, entryPreviewSchema, { maxBytes: maxEntryFormBytes })
    const found = await previewListEntry(app, signedIn.actor, { ...input, list: simpleLists[list] })
    return { text: found && presentEntryPreview(found) }
  })
}
