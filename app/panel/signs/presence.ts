import { reportPresence } from '#domains/sign-form/index.ts'
import { presenceSchema } from '#domains/sign-form/sign-form.input.ts'
import type { PresenceWire } from '#domains/sign-form/sign-form.wire.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import type { Route } from './+types/presence.ts'
import { toCreatePage } from './to-create-page.ts'

export const loader = toCreatePage

const maxBytes = 1000

/** Reports that a sign is open, and answers who else has it open. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson<PresenceWire>({ app, locale }, async () => {
    const { sign } = await parseJson(request, presenceSchema, { maxBytes })
    return { others: await reportPresence(app, signedIn.actor, { sign, locale }) }
  })
}
