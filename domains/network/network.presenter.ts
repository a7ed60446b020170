import type { PublishedDictionary } from '#domains/search/published.ts'
import { emptyQuery } from '#domains/search/search-query.ts'
import type { RelationKind } from '#domains/signs/sign-document.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { type FieldCount, fieldCounts, fieldProperty, signsOfField } from './field-counts.ts'
import { findNodes } from './find-nodes.ts'
import { type LinkKind, linkKinds } from './network-address.ts'
import { onceEach } from './network-graph.ts'
import type { NetworkQuestion } from './network-question.ts'
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

/** What the page of the network shows: the same whether it is drawn or only listed. */
export interface NetworkView {
  q: string
  kinds: KindView[]
  /** What the search text finds; null without one. */
  found: { nodes: NodeView[]; total: number } | null
  /** The node in the middle, with its page where it is a sign; null for the whole network. */
  chosen: (NodeView & { page: string | null }) | null
  groups: GroupView[]
  page: number
  pages: number
  /** What the address asks for, to write others from. */
  address: { sign: number | null; field: string | null; kinds: LinkKind[] }
}

/** Signs of a field, and related pairs, on one page of the list. */
const perPage = 60

type List = Pick<NetworkView, 'groups' | 'page' | 'pages'>

/** Answers a question with the list of what is linked: of a sign, of a field, or of the whole network. */
export function presentNetwork(
  dictionary: Dictionary,
  question: NetworkQuestion,
  { locale, t }: Pick<NetworkReader, 'locale' | 't'>,
): NetworkView {
  const { sign, field, kinds, q } = question
  const reader: NetworkReader = { locale, t, dictionary, kinds }
  const counts = fieldCounts(dictionary)
  const entry = sign === null ? undefined : dictionary.card(sign)
  const list = entry
    ? onePage(linksOfSign(dictionary, entry.id, question, counts, reader))
    : field
      ? linksOfField(dictionary, field, question, counts, reader)
      : wholeNetwork(dictionary, question, counts, reader)
  return {
    q,
    kinds: linkKinds.map((kind) => ({ kind, name: kindName(kind, reader), isChosen: kinds.includes(kind) })),
    found: q === '' ? null : findNodes(dictionary, q, counts, reader),
    chosen: entry
      ? { ...presentSignNode(entry, reader), page: `/${locale}/signs/view/${entry.id}` }
      : field && { ...presentFieldNode(field, counts.get(field.id)?.own ?? 0, reader), page: null },
    ...list,
    address: { sign, field: field?.value ?? null, kinds },
  }
}

/** What a kind of link is called: of a relation, what the other sign is to this one. */
const kindName = (kind: LinkKind, { t }: Pick<NetworkReader, 't'>): string =>
  kind === 'field' ? t('network:kind.field') : t(`signs:relation.${kind}`)

const wants = ({ kinds }: NetworkQuestion, kind: LinkKind) => kinds.length === 0 || kinds.includes(kind)

const onePage = (groups: GroupView[]): List => ({ groups: filled(groups), page: 1, pages: 1 })

const filled = (groups: GroupView[]) => groups.filter(({ nodes, pairs }) => nodes.length + pairs.length > 0)

const leaf = (node: NodeView) => ({ ...node, under: [] })

const group = (id: string, title: string, nodes: NodeView[]): GroupView => ({
  id,
  title,
  nodes: nodes.map(leaf),
  pairs: [],
})

function linksOfSign(
  dictionary: Dictionary,
  sign: number,
  question: NetworkQuestion,
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): GroupView[] {
  const relations = Map.groupBy(dictionary.relations(sign), ({ kind }) => kind)
  const related = linkKinds.flatMap((kind) => {
    if (kind === 'field' || !wants(question, kind)) return []
    const ids = [...new Set((relations.get(kind) ?? []).map(({ to }) => to))].filter((id) => id !== sign)
    const entries = ids.flatMap((id) => dictionary.card(id) ?? [])
    return group(
      kind,
      kindName(kind, reader),
      entries.map((entry) => presentSignNode(entry, reader)),
    )
  })
  if (!wants(question, 'field')) return related
  const fields = [...new Set(dictionary.card(sign)?.values[fieldProperty] ?? [])]
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
  question: NetworkQuestion,
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): List {
  if (!wants(question, 'field')) return onePage([])
  const { t } = reader
  const query = {
    ...emptyQuery(reader.locale),
    filters: signsOfField(field.id, dictionary.vocabulary),
    perPage,
  }
  const first = dictionary.search(query)
  const pages = Math.max(1, Math.ceil(first.total / perPage))
  const page = Math.min(question.page, pages)
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
  return { groups: filled(page === 1 ? groups : groups.slice(2)), page, pages }
}

/** The fields with signs directly under a head; those at the top for null. */
const fieldsBelow = (
  head: number | null,
  counts: ReadonlyMap<number, FieldCount>,
  { dictionary }: NetworkReader,
): VocabularyEntry[] =>
  dictionary.vocabulary.list('semantic-field').filter(({ id, groupId }) => groupId === head && counts.has(id))

function wholeNetwork(
  dictionary: Dictionary,
  question: NetworkQuestion,
  counts: ReadonlyMap<number, FieldCount>,
  reader: NetworkReader,
): List {
  const fields = wants(question, 'field') ? allFields(counts, reader) : []
  if (question.kinds.every((kind) => kind === 'field')) return onePage(fields)
  const wanted = new Set<RelationKind>(
    // Broader and narrower are one relation, told from the one end or the other.
    question.kinds.flatMap((kind) => (kind === 'field' ? [] : kind === 'hyponym' ? 'hypernym' : kind)),
  )
  const relations = onceEach(dictionary.relations(), { has: (id) => dictionary.card(id) !== undefined })
  const place = ({ kind }: { kind: LinkKind }) => linkKinds.indexOf(kind)
  const pairs = relations.filter(({ kind }) => wanted.has(kind)).sort((a, b) => place(a) - place(b))
  const pages = Math.max(1, Math.ceil(pairs.length / perPage))
  const page = Math.min(question.page, pages)
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
  return { groups: filled([...groups, ...(page === 1 ? fields : [])]), page, pages }
}

function allFields(counts: ReadonlyMap<number, FieldCount>, reader: NetworkReader): GroupView[] {
  const view = (field: VocabularyEntry) => presentFieldNode(field, counts.get(field.id)?.all ?? 0, reader)
  const nodes = fieldsBelow(null, counts, reader).map((field) => ({
    ...view(field),
    under: fieldsBelow(field.id, counts, reader).map(view),
  }))
  return [{ id: 'fields', title: reader.t('network:fields'), nodes, pairs: [] }]
}
