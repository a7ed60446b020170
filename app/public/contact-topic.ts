import { type ContactPrefill, contactLengths } from '#domains/contacts/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { parseId } from '#platform/forms/parse-id.ts'

/** The sign and the missing word in the query. An unpublished sign is ignored, so its existence is not revealed. */
export function findContactTopic(
  query: URLSearchParams,
  dictionary: Pick<PublishedDictionary, 'card'>,
): ContactPrefill {
  const id = parseId(query.get('sign'))
  const sign = id === undefined ? undefined : dictionary.card(id)
  const word = (query.get('missing') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  return {
    sign: sign ? { id: sign.id, gloss: sign.gloss } : null,
    missing: word.slice(0, contactLengths.word) || null,
  }
}
