import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { fold } from '#platform/text/fold.ts'
import type { FieldCount } from './field-counts.ts'
import { type NetworkReader, type NodeView, presentFieldNode, presentSignNode } from './node.presenter.ts'

const maxResults = 12

/** Searches semantic fields and signs by a text. Fields come first, because they are few and contain many signs. */
export function findNodes(
  { search, card, vocabulary }: Pick<PublishedDictionary, 'search' | 'card' | 'vocabulary'>,
  q: string,
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): { nodes: NodeView[]; total: number } {
  const foldedQuery = fold(q)
  const isMatch = (texts: Record<string, string>) =>
    foldedQuery !== '' && Object.values(texts).some((text) => fold(text).includes(foldedQuery))
  const fields = vocabulary
    .list('semantic-field')
    .filter(({ id, texts }) => counts.has(id) && isMatch(texts))
    .map((field) => presentFieldNode(field, counts.get(field.id)?.all ?? 0, reader))
  const { hits, total } = search({ ...emptyQuery(reader.locale), q, perPage: maxResults })
  const signs = hits.flatMap(({ id }) => card(id) ?? []).map((entry) => presentSignNode(entry, reader))
  return { nodes: [...fields.slice(0, maxResults), ...signs], total: total + fields.length }
}
