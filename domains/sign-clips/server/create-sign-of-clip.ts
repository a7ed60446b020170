import { type SignsContext, saveSigns } from '#domains/signs/index.ts'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'

/**
 * Creates a pending sign that has a gloss only, for the files of a recording session. It can be published once somebody
 * has described it.
 * @throws AppError the reasons of `mayCreate`; `sign.glossTaken` and what else `saveSigns` throws
 */
export async function createSignOfClip(
  context: SignsContext,
  actor: Actor,
  { gloss }: { gloss: string },
): Promise<{ id: number }> {
  authorize(mayCreate(actor))
  const changes = [{ document: emptyDocument(gloss) }]
  const [saved] = await saveSigns(context, actor, { kind: 'form', changes })
  if (!saved) throw new Error('saveSigns returned no result for a change')
  return { id: saved.id }
}
