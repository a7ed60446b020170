import { personName } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import { normalizeText } from '#domains/signs/normalize-text.ts'
import { mayCreate, mayEdit } from '#domains/signs/sign.policy.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { GlossHolder, SignChoice } from '../form-choices.ts'
import { signEditPath } from '../sign-form-paths.ts'
import { findGlossHolder, findPendingSigns } from './sign-choices.queries.ts'

interface LookupContext {
  db: Db
  dictionary: Pick<SearchableDictionary, 'search' | 'card'>
}

const maxPublished = 10

/** Signs that the actor may see, for a reference to them: published ones by the search engine, then pending ones. */
export async function findSignChoices(
  { db, dictionary }: LookupContext,
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

/**
 * The other sign that has this gloss; null when it is free. Of a sign that the actor may not see, or not under this gloss,
 * nothing is answered but that the gloss is taken.
 */
export async function findGlossTaken(
  { db }: Pick<LookupContext, 'db'>,
  actor: Actor,
  { gloss, self, locale }: { gloss: string; self: number | undefined; locale: Locale },
): Promise<GlossHolder | null> {
  authorize(mayCreate(actor))
  const sign = await findGlossHolder(db, actor, normalizeText(gloss))
  if (!sign || sign.id === self) return null
  if (!sign.isShown) return { id: null, author: null, to: null }
  const people = await listPublicPeople(db, [sign.authorId])
  const person = people.get(sign.authorId ?? 0) ?? null
  const to = mayEdit(actor, sign).allowed ? signEditPath(locale, sign.id) : signPath(locale, sign.id)
  return { id: sign.id, author: personName(person, translator(locale), locale), to }
}
