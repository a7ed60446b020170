import { changeOneByOne, type SignOutcome, type SignsContext, saveSigns } from '#domains/signs/index.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeList } from '../sign-list.policy.ts'
import type { TagInput } from '../tag.input.ts'

/**
 * Adds a tag to signs, or removes it from them, each in its own transaction. The refusal of one does not affect others.
 * @throws AppError the reasons of `maySeeList`
 */
export async function tagSigns(
  context: SignsContext & { db: Db },
  actor: Actor,
  { signs, tag, tagMode }: TagInput,
): Promise<SignOutcome[]> {
  authorize(maySeeList(actor, 'all'))
  const stored = await loadSigns(
    context.db,
    signs.map(({ id }) => id),
  )
  return changeOneByOne(context, actor, {
    signs,
    change: async ({ id, revision }) => {
      const document = stored.get(id)?.document
      if (!document) throw new AppError('sign.notFound')
      const others = (document.values.tags ?? []).filter((one) => one !== tag)
      const tags = tagMode === 'add' ? [...others, tag] : others
      const [saved] = await saveSigns(context, actor, {
        kind: 'form',
        label: 'tags',
        changes: [
          { id, expectedRevision: revision, document: { ...document, values: { ...document.values, tags } } },
        ],
      })
      return { revision: saved?.revision ?? revision, undo: null }
    },
  })
}
