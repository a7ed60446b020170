import type { SignState } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { emptySignListQuery } from '../sign-list.input.ts'
import { maySeeList } from '../sign-list.policy.ts'
import { asSeen } from '../sign-outline.ts'
import type { SignListContext } from './sign-list-context.ts'

/** A sign that a search found. */
export interface FoundSign {
  id: number
  gloss: string
  /** A keyword in the language of the person, or in another one. */
  word: string | null
  state: SignState
}

/**
 * The best matches for a text among the signs that a person may see, by gloss, translation, id or source id.
 * @throws AppError the reasons of `maySeeList`
 */
export async function findPanelSigns(
  { panelSigns }: Pick<SignListContext, 'panelSigns'>,
  actor: Actor,
  { text, locale, limit }: { text: string; locale: Locale; limit: number },
): Promise<FoundSign[]> {
  authorize(maySeeList(actor, 'all'))
  const all = await panelSigns.current()
  const query = {
    ...emptySignListQuery,
    q: text,
    order: 'best',
    language: locale,
    changedFrom: null,
    values: [],
    properties: [],
  } as const
  const { ids } = all.select(actor, 'all', query)
  return ids.slice(0, limit).flatMap((found) => {
    const sign = all.sign(found)
    if (!sign) return []
    const { id, state, entry } = asSeen(actor, sign)
    const words = entry.translations[locale] ?? Object.values(entry.translations)[0]
    return { id, gloss: entry.gloss, word: words?.[0] ?? null, state }
  })
}
