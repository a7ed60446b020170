import {
  type ChangedSign,
  changeSignsOneByOne,
  type DecisionContext,
  saveSigns,
} from '#domains/signs/index.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import { maySee } from '#domains/signs/sign.policy.ts'
import { reverseDecisions } from '#domains/signs/sign-decision.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { asSeen } from '../panel-sign.ts'
import type { SignActionInput } from '../sign-action.input.ts'
import type { SignAction } from '../sign-action.ts'
import { maySeeList } from '../sign-list.policy.ts'
import type { PanelSignReader } from './open-panel-signs.ts'

interface ActionContext extends DecisionContext {
  db: Db
  panelSigns: PanelSignReader
}

/** The result of an action on several signs. */
export interface ActionOutcome {
  results: ChangedSign[]
  /** The action that takes it back, and the signs it concerns; null when there is none. */
  undo: { change: SignAction; signs: { id: number; revision: number }[] } | null
}

/**
 * Does one thing with several signs, each in its own transaction: the refusal of one does not affect others. Signs that
 * the person may not see are refused as unknown.
 * @throws AppError the reasons of `maySeeList`
 */
export async function changeChosenSigns(
  context: ActionContext,
  actor: Actor,
  input: SignActionInput,
): Promise<ActionOutcome> {
  authorize(maySeeList(actor, 'all'))
  const all = await context.panelSigns.current()
  const before = new Map(input.signs.map(({ id }) => [id, all.sign(id)]))
  const isVisible = (id: number) => {
    const sign = before.get(id)
    return sign !== undefined && maySee(actor, sign).allowed
  }
  const signs = input.signs.filter(({ id }) => isVisible(id))
  const unknown: ChangedSign[] = input.signs
    .filter(({ id }) => !isVisible(id))
    .map(({ id }) => ({ id, gloss: `${id}`, reason: 'sign.notFound', params: {} }))
  const { change, note, withoutVideo } = input
  const changed =
    change === 'tag'
      ? await tagSigns(context, actor, { ...input, signs })
      : await changeSignsOneByOne(context, {
          actor,
          transition: change,
          ids: signs.map(({ id }) => id),
          revisions: new Map(signs.map(({ id, revision }) => [id, revision])),
          note,
          withoutVideo,
        })
  // Results for people who see only what is public contain no gloss that waits for an approver.
  const seen = changed.map((result): ChangedSign => {
    const sign = before.get(result.id)
    return sign ? { ...result, gloss: asSeen(actor, sign).entry.gloss } : result
  })
  const reverse = change === 'tag' ? undefined : reverseDecisions[change]
  const undoable = changed.flatMap((result) =>
    result.done && before.get(result.id)?.state !== 'changes-wait'
      ? { id: result.id, revision: result.revision }
      : [],
  )
  return {
    results: [...seen, ...unknown],
    // Publishing again would show a later version, so that signs with waiting changes are not taken back.
    undo: reverse && undoable.length > 0 ? { change: reverse, signs: undoable } : null,
  }
}

/** Adds a tag to signs, or removes it from them. */
async function tagSigns(
  context: ActionContext,
  actor: Actor,
  { signs, tag, tagMode }: Pick<SignActionInput, 'signs' | 'tag' | 'tagMode'>,
): Promise<ChangedSign[]> {
  const stored = await loadSigns(
    context.db,
    signs.map(({ id }) => id),
  )
  const results: ChangedSign[] = []
  for (const { id, revision } of signs) {
    const document = stored.get(id)?.document
    if (!document || tag === null) continue
    const others = (document.values.tags ?? []).filter((one) => one !== tag)
    const tags = tagMode === 'add' ? [...others, tag] : others
    const { gloss } = document.texts
    try {
      const [saved] = await saveSigns(context, {
        actor,
        kind: 'form',
        label: 'tags',
        changes: [
          { id, expectedRevision: revision, document: { ...document, values: { ...document.values, tags } } },
        ],
      })
      results.push({ id, gloss, done: true, revision: saved?.revision ?? revision })
    } catch (error) {
      if (!isAppError(error)) throw error
      results.push({ id, gloss, reason: error.code, params: error.params })
    }
  }
  return results
}
