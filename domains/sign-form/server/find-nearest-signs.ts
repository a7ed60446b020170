import type { LocaleContext } from '#domains/search/presenters/presenter-context.ts'
import { presentNearest } from '#domains/search/presenters/search-results.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import type { ArticulationFilters } from '../articulation-filters.ts'
import type { NearestSign } from '../form-choices.ts'

const maxAlike = 3

/** The published signs that are most similar to what is described so far, with what differs. */
export function findNearestSigns(
  { dictionary }: { dictionary: SearchableDictionary },
  actor: Actor,
  { filters, self, t, locale }: { filters: ArticulationFilters; self: number | undefined } & LocaleContext,
): NearestSign[] {
  authorize(mayCreate(actor))
  return presentNearest(dictionary, { ...emptyQuery(locale), filters }, { t, locale })
    .filter(({ card }) => card.id !== self)
    .slice(0, maxAlike)
    .map(({ card, reason }) => ({ id: card.id, gloss: card.gloss.text, poster: card.poster, reason }))
}
