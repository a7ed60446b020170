import { createSignOfClip } from '#domains/sign-clips/index.ts'
import { clipSignSchema } from '#domains/sign-clips/sign-clips.input.ts'
import type { CreatedSignWire } from '#domains/sign-clips/sign-clips.wire.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import type { Route } from './+types/clip-sign.ts'
import { toClipsPage } from './to-clips-page.ts'

export const loader = toClipsPage

/** Creates the sign of a file whose name no sign has. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson<CreatedSignWire>({ app, locale }, async () =>
    createSignOfClip(app, signedIn.actor, await parseJson(request, clipSignSchema, { maxBytes: 10_000 })),
  )
}
