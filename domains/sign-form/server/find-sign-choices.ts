import { emptyQuery } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import { normalizeText } from '#domains/signs/normalize-text.ts'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { SignChoice } from '../form-choices.ts'
import { findPendingSigns } from './sign-choices.queries.ts'

interface ChoicesContext {
  db: Db
  dictionary: Pick<SearchableDictionary, 'search' | 'card'>
}

const maxPublished = 10

/** Signs that the actor may see, for a reference to them: published ones by the search engine, then pending ones. */
export async function findSignChoices(
  { db, dictionary }: ChoicesContext,
  actor: Actor,
  { text, locale }: { text: string; locale: Locale },
): Promise<SignChoice[]> {
  authorize(mayCreate(actor))
  const q = normalizeText(text)
  if (q === '') return []
  const { hits } = dictionary.search({ ...emptyQuery(locale), q, perPage: maxPublished })
  const published = hits.flatMap(({ id }): SignChoice[] => {
    const card = dictionary.card(id)
    if (!card) return []
    const words = card.translations[locale] ?? Object.values(card.translations)[0] ?? []
    return [{ id, gloss: card.gloss, word: words[0] ?? null }]
  })
  return [...published, ...(await findPendingSigns(db, actor, { text: q, language: locale }))]
}
