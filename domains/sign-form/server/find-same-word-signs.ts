import { cardContext } from '#domains/search/presenters/card-context.ts'
import { presentCard } from '#domains/search/presenters/search.presenter.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { fold } from '#platform/text/fold.ts'
import type { NearestSign } from '../form-choices.ts'

const maxSameWord = 5

/**
 * Ids of the published signs that have one of these words as gloss, label or keyword, apart from case and accents: perhaps
 * the described sign exists already.
 * @param input.self id of the described sign, which is left out
 */
export function sameWordIds(
  dictionary: Pick<SearchableDictionary, 'search'>,
  { words, self, language }: { words: readonly string[]; self: number | undefined; language: string },
): number[] {
  const found = words.flatMap((q) =>
    // Equal texts are the first hits. A search of the type "exact" finds glosses alone.
    dictionary
      .search({ ...emptyQuery(language), q, perPage: maxSameWord + 1 })
      .hits.filter(({ match }) => match !== null && fold(match.text) === fold(q))
      .map(({ id }) => id),
  )
  return [...new Set(found)].filter((id) => id !== self).slice(0, maxSameWord)
}

/** The published signs with one of these words, each with its keywords. */
export function findSameWordSigns(
  { dictionary }: { dictionary: SearchableDictionary },
  actor: Actor,
  { locale, ...input }: { words: readonly string[]; self: number | undefined; locale: Locale },
): NearestSign[] {
  authorize(mayCreate(actor))
  const cards = cardContext(dictionary, locale)
  return sameWordIds(dictionary, { ...input, language: locale }).flatMap((id) => {
    const entry = dictionary.card(id)
    if (!entry) return []
    const { gloss, poster, words } = presentCard(entry, cards)
    return [{ id, gloss: gloss.text, poster, reason: words?.text ?? '' }]
  })
}
