import { matchClipNames } from '#domains/sign-clips/index.ts'
import { clipNamesSchema } from '#domains/sign-clips/sign-clips.input.ts'
import type { MatchedClipsWire } from '#domains/sign-clips/sign-clips.wire.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import type { Route } from './+types/clip-names.ts'
import { toClipsPage } from './to-clips-page.ts'

/** Enough for two thousand paths. */
const maxBytes = 2_500_000

export const loader = toClipsPage

/** Finds the signs of file names. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson<MatchedClipsWire>({ app, locale }, async () => ({
    clips: await matchClipNames(app, signedIn.actor, await parseJson(request, clipNamesSchema, { maxBytes })),
  }))
}
