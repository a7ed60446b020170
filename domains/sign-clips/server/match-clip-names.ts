import type { PanelSignReader } from '#domains/sign-management/index.ts'
import { asSeen } from '#domains/sign-management/sign-outline.ts'
import { mayCreate, mayEdit, mayName } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { matchClips } from '../match-clips.ts'
import type { MatchedClip } from '../sign-clips.ts'

/**
 * Finds the signs of video files by their names, among those that the person may see and that are not deleted. It asks the
 * database once for what changed, however many names there are.
 * @throws AppError the reasons of `mayCreate`
 */
export async function matchClipNames(
  { panelSigns }: { panelSigns: PanelSignReader },
  actor: Actor,
  { paths }: { paths: readonly string[] },
): Promise<MatchedClip[]> {
  authorize(mayCreate(actor))
  const all = await panelSigns.current()
  const visible = function* () {
    for (const sign of all.all()) {
      const { id, sourceId, status, authorId, mainMedia, entry } = asSeen(actor, sign)
      if (mayName(actor, { status, authorId }).allowed)
        yield { id, sourceId, gloss: entry.gloss, status, authorId, hasVideo: mainMedia.length > 0 }
    }
  }
  return matchClips(paths, visible()).map(({ signs, ...clip }) => ({
    ...clip,
    signs: signs.map(({ id, gloss, hasVideo, ...facts }) => {
      const decision = mayEdit(actor, facts)
      return { id, gloss, hasVideo, refusal: decision.allowed ? null : decision.reason }
    }),
  }))
}
