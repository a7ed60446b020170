import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import type { RelationKind } from '#domains/signs/sign-document.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { type FieldCount, fieldCounts, semanticFieldProperty, signsOfField } from './field-counts.ts'
import { findNodes } from './find-nodes.ts'
import { deduplicateRelations } from './network-graph.ts'
import type { NetworkQuery } from './network-query.ts'
import { type LinkKind, linkKinds, signPath } from './network-url.ts'
import { type NetworkReader, type NodeView, presentFieldNode, presentSignNode } from './node.presenter.ts'

type Dictionary = Pick<
  PublishedDictionary,
  'card' | 'relations' | 'vocabulary' | 'search' | 'facets' | 'defaultLanguage' | 'count'
>

/** Nodes of one kind, or pairs of signs of one kind of relation. */
export interface GroupView {
  id: string
  title: string
  nodes: (NodeView & { under: NodeView[] })[]
  pairs: [NodeView, NodeView][]
}

/** A kind of link that can be chosen. */
export interface KindView {
  kind: LinkKind
  name: string
  isChosen: boolean
}

/** The network page: the list contains everything that is drawn. */
export interface NetworkView {
  q: string
  kinds: KindView[]
  /** Results of the search text; null without one. */
  searchResults: { nodes: NodeView[]; total: number } | null
  /** The selected node, with the path of its page if it is a sign; null for the whole network. */
  selectedNode: (NodeView & { page: string | null }) | null
  groups: GroupView[]
  page: number
  pages: number
  /** Whether any published sign has a semantic field or a relation. */
  hasLinks: boolean
  /** The current URL parameters, from which other URLs are built. */
  urlParams: { sign: number | null; field: string | null; kinds: LinkKind[] }
}

/** Signs of a field, or related pairs, per page of the list. */
const perPage = 60

type ListPage = Pick<NetworkView, 'groups' | 'page' | 'pages'>

/** Presents the links of a sign, of a field, or of the whole network. */
export function presentNetwork(
  dictionary: Dictionary,
  networkQuery: NetworkQuery,
  { locale, t }: Pick<NetworkReader, 'locale' | 't'>,
): NetworkView {
  const { sign, field, kinds, q } = networkQuery
  const reader: NetworkReader = { locale, t, dictionary, kinds }
  const counts = fieldCounts(dictionary)
  const entry = sign === null ? undefined : dictionary.card(sign)
  const list = entry
    ? singlePage(linksOfSign(dictionary, entry.id, networkQuery, counts, reader))
    : field
      ? linksOfField(dictionary, field, networkQuery, counts, reader)
      : wholeNetwork(dictionary, networkQuery, counts, reader)
  return {
    q,
    kinds: linkKinds.map((kind) => ({ kind, name: kindName(kind, reader), isChosen: kinds.includes(kind) })),
    searchResults: q === '' ? null : findNodes(dictionary, q, counts, reader),
    selectedNode: entry
      ? { ...presentSignNode(entry, reader), page: signPath(locale, entry.id) }
      : field && { ...presentFieldNode(field, counts.get(field.id)?.own ?? 0, reader), page: null },
    ...list,
    hasLinks: hasLinks(dictionary),
    urlParams: { sign, field: field?.value ?? null, kinds },
  }
}

/** Whether any published sign has a semantic field or a relation. */
export const hasLinks = (dictionary: Dictionary): boolean =>
  fieldCounts(dictionary).size > 0 || publishedRelations(dictionary).length > 0

/** The relations of published signs with one another. */
const publishedRelations = (dictionary: Dictionary) =>
  deduplicateRelations(dictionary.relations(), { has: (id) => dictionary.card(id) !== undefined })

/** The name of a kind of link; for a relation, what the other sign is to this one. */
const kindName = (kind: LinkKind, { t }: Pick<NetworkReader, 't'>): string =>
  kind === 'field' ? t('network:kind.field') : t(`signs:relation.${kind}`)

const includesKind = ({ kinds }: NetworkQuery, kind: LinkKind) => kinds.length === 0 || kinds.includes(kind)

const singlePage = (groups: GroupView[]): ListPage => ({ groups: nonEmptyGroups(groups), page: 1, pages: 1 })

const nonEmptyGroups = (groups: GroupView[]) =>
  groups.filter(({ nodes, pairs }) => nodes.length + pairs.length > 0)

const withoutSubFields = (node: NodeView) => ({ ...node, under: [] })

const group = (id: string, title: string, nodes: NodeView[]): GroupView => ({
  id,
  title,
  nodes: nodes.map(withoutSubFields),
  pairs: [],
})

function linksOfSign(
  dictionary: Dictionary,
  sign: number,
  networkQuery: NetworkQuery,
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): GroupView[] {
  const relations = Map.groupBy(dictionary.relations(sign), ({ kind }) => kind)
  const related = linkKinds.flatMap((kind) => {
    if (kind === 'field' || !includesKind(networkQuery, kind)) return []
    const ids = [...new Set((relations.get(kind) ?? []).map(({ to }) => to))].filter((id) => id !== sign)
    const entries = ids.flatMap((id) => dictionary.card(id) ?? [])
    return group(
      kind,
      kindName(kind, reader),
      entries.map((entry) => presentSignNode(entry, reader)),
    )
  })
  if (!includesKind(networkQuery, 'field')) return related
  const fields = [...new Set(dictionary.card(sign)?.values[semanticFieldProperty] ?? [])]
  return [
    ...related,
    fieldGroup('field', reader.t('network:fields'), entriesOf(fields, reader), counts, reader),
  ]
}

const entriesOf = (ids: readonly number[], { dictionary }: NetworkReader): VocabularyEntry[] =>
  ids.flatMap((id) => dictionary.vocabulary.entry(id) ?? [])

const fieldGroup = (
  id: string,
  title: string,
  fields: VocabularyEntry[],
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): GroupView =>
  group(
    id,
    title,
    fields.map((field) => presentFieldNode(field, counts.get(field.id)?.all ?? 0, reader)),
  )

function linksOfField(
  dictionary: Dictionary,
  field: VocabularyEntry,
  networkQuery: NetworkQuery,
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): ListPage {
  if (!includesKind(networkQuery, 'field')) return singlePage([])
  const { t } = reader
  const query = {
    ...emptyQuery(reader.locale),
    filters: signsOfField(field.id, dictionary.vocabulary),
    perPage,
  }
  const first = dictionary.search(query)
  const pages = Math.max(1, Math.ceil(first.total / perPage))
  const page = Math.min(networkQuery.page, pages)
  const { hits } = page === 1 ? first : dictionary.search({ ...query, page })
  const signs = hits.flatMap(({ id }) => dictionary.card(id) ?? [])
  const head = field.groupId === null ? [] : entriesOf([field.groupId], reader)
  const below = fieldsBelow(field.id, counts, reader)
  const groups = [
    fieldGroup('head', t('network:head'), head, counts, reader),
    fieldGroup('below', t('network:below'), below, counts, reader),
    group(
      'signs',
      t('network:signsOf'),
      signs.map((entry) => presentSignNode(entry, reader)),
    ),
  ]
  return { groups: nonEmptyGroups(page === 1 ? groups : groups.slice(2)), page, pages }
}

/** The direct sub-fields of a head that have signs; top-level fields for null. */
const fieldsBelow = (
  head: number | null,
  counts: ReadonlyMap<number, FieldCount>,
  { dictionary }: NetworkReader,
): VocabularyEntry[] =>
  dictionary.vocabulary.list('semantic-field').filter(({ id, groupId }) => groupId === head && counts.has(id))

function wholeNetwork(
  dictionary: Dictionary,
  networkQuery: NetworkQuery,
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): ListPage {
  const fields = includesKind(networkQuery, 'field') ? allFields(counts, reader) : []
  if (networkQuery.kinds.every((kind) => kind === 'field')) return singlePage(fields)
  const wantedKinds = new Set<RelationKind>(
    // Hypernym and hyponym are the same relation in opposite directions.
    networkQuery.kinds.flatMap((kind) => (kind === 'field' ? [] : kind === 'hyponym' ? 'hypernym' : kind)),
  )
  const relations = publishedRelations(dictionary)
  const kindOrder = ({ kind }: { kind: LinkKind }) => linkKinds.indexOf(kind)
  const pairs = relations
    .filter(({ kind }) => wantedKinds.has(kind))
    .sort((a, b) => kindOrder(a) - kindOrder(b))
  const pages = Math.max(1, Math.ceil(pairs.length / perPage))
  const page = Math.min(networkQuery.page, pages)
  const shown = pairs.slice((page - 1) * perPage, page * perPage)
  const groups = [...Map.groupBy(shown, ({ kind }) => kind)].map(
    ([kind, members]): GroupView => ({
      id: kind,
      title: kindName(kind, reader),
      nodes: [],
      pairs: members.flatMap(({ from, to }) => {
        const [one, other] = [dictionary.card(from), dictionary.card(to)]
        return one && other ? [[presentSignNode(one, reader), presentSignNode(other, reader)]] : []
      }),
    }),
  )
  return { groups: nonEmptyGroups([...groups, ...(page === 1 ? fields : [])]), page, pages }
}

function allFields(counts: ReadonlyMap<number, FieldCount>, reader: NetworkReader): GroupView[] {
  const view = (field: VocabularyEntry) => presentFieldNode(field, counts.get(field.id)?.all ?? 0, reader)
  const nodes = fieldsBelow(null, counts, reader).map((field) => ({
    ...view(field),
    under: fieldsBelow(field.id, counts, reader).map(view),
  }))
  return [{ id: 'fields', title: reader.t('network:fields'), nodes, pairs: [] }]
}
