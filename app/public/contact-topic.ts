import { type ContactPrefill, contactLengths } from '#domains/contacts/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'

/** What an address of the form names. A sign that is not published is none: nothing tells whether it exists. */
export function findContactTopic(
  query: URLSearchParams,
  dictionary: Pick<PublishedDictionary, 'card'>,
): ContactPrefill {
  const id = query.get('sign') ?? ''
  const sign = /^[1-9]\d{0,9}$/.test(id) ? dictionary.card(Number(id)) : undefined
  const word = (query.get('missing') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  return {
    sign: sign ? { id: sign.id, gloss: sign.gloss } : null,
    missing: word.slice(0, contactLengths.word) || null,
  }
}
