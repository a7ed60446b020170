import { presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import type { ListChoices } from './form-choices.ts'
import type { HandshapeChoice } from './handshape-choices.ts'

/** The handshapes that the form offers, in the order of the list. */
export function presentHandshapeChoices(
  { vocabulary, media, facets }: Pick<SearchableDictionary, 'vocabulary' | 'media' | 'facets'>,
  lists: ListChoices,
  locale: string,
): HandshapeChoice[] {
  const counts = facets(emptyQuery(locale), ['handshape']).handshape ?? {}
  return (lists['handshape-of-hand'] ?? []).flatMap(({ id, label }) => {
    const entry = vocabulary.entry(id)
    // The negative id of a head counts its signs without those of its group.
    const count = counts[-id] ?? counts[id] ?? 0
    return entry ? [{ id, label, count, ...presentHandPicture(entry, media) }] : []
  })
}
