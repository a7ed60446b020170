import { discardDraft, storeDraft } from '#domains/sign-form/index.ts'
import { draftIdSchema, draftSchema, maxFormBytes } from '#domains/sign-form/sign-form.input.ts'
import type { StoredDraftWire } from '#domains/sign-form/sign-form.wire.ts'
import { formatTime } from '#platform/i18n/format.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import type { Route } from './+types/draft.ts'
import { toCreatePage } from './to-create-page.ts'

export const loader = toCreatePage

/** Keeps a state of the form (POST), or discards a draft (DELETE). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson({ app, locale }, async (): Promise<StoredDraftWire | Record<string, never>> => {
    if (request.method === 'DELETE') {
      const input = await parseJson(request, draftIdSchema, { maxBytes: maxFormBytes, method: 'DELETE' })
      await discardDraft(app, signedIn.actor, input)
      return {}
    }
    const input = await parseJson(request, draftSchema, { maxBytes: maxFormBytes })
    const device = request.headers.get('user-agent') ?? ''
    const { id, stored, sequence, changedAt } = await storeDraft(app, signedIn.actor, { ...input, device })
    return { id, stored, sequence, time: formatTime(changedAt, app.settings.timeZone) }
  })
}
