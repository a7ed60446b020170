import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { semanticFieldProperty } from './field-counts.ts'
import { type LinkKind, linkKinds, networkPath, signPath } from './network-url.ts'
import { type NetworkReader, type NodeView, presentFieldNode, presentSignNode } from './node.presenter.ts'

/** A neighbour in the small drawing. `x` and `y` are percentages of its width and height. */
export interface SmallNode {
  key: string
  name: string
  language: string | null
  isSign: boolean
  /** Name of the link to the sign in the centre. */
  kind: string
  to: string
  x: number
  y: number
}

/** A sign and its neighbours, for the page of the sign. */
export interface SmallNetworkView {
  title: string
  /** Gloss of the sign in the centre. */
  gloss: string
  nodes: SmallNode[]
  /** Link to the network page with this sign selected. */
  networkLink: { to: string; text: string }
}

type Dictionary = Pick<PublishedDictionary, 'card' | 'relations' | 'vocabulary' | 'defaultLanguage'>

/** More labels would not be legible around one sign. */
const maxNodes = 10

/**
 * Presents the neighbours of a sign: signs before fields, grouped by kind of link.
 * @returns null when the sign is not published or has no neighbours
 */
export function presentSmallNetwork(
  dictionary: Dictionary,
  id: number,
  { locale, t }: Pick<NetworkReader, 'locale' | 't'>,
): SmallNetworkView | null {
  const entry = dictionary.card(id)
  if (!entry) return null
  const reader: NetworkReader = { locale, t, dictionary }
  const related = [...dictionary.relations(id)]
    .filter(({ to }) => to !== id)
    .sort((a, b) => linkKinds.indexOf(a.kind) - linkKinds.indexOf(b.kind))
  const signs = related.flatMap(({ kind, to }) => {
    const other = dictionary.card(to)
    return other
      ? { kind: kind as LinkKind, node: presentSignNode(other, reader), page: signPath(locale, to) }
      : []
  })
  const fields = [...new Set(entry.values[semanticFieldProperty] ?? [])].flatMap((field) => {
    const value = dictionary.vocabulary.entry(field)
    if (!value) return []
    const page = networkPath(locale, { field: value.value })
    return { kind: 'field' as LinkKind, node: presentFieldNode(value, null, reader), page }
  })
  const all = [...signs, ...fields]
  if (all.length === 0) return null
  const shown = all.slice(0, maxNodes)
  const omitted = all.length - shown.length
  return {
    title: t('network:small.title'),
    gloss: entry.gloss,
    nodes: shown.map(({ kind, node, page }, index) => ({
      ...nodeLabel(node),
      kind: kind === 'field' ? t('network:field') : t(`signs:relation.${kind}`),
      to: page,
      ...positionOnEllipse(index, shown.length),
    })),
    networkLink: {
      to: networkPath(locale, { sign: id }),
      text: omitted > 0 ? t('network:small.openMore', { number: omitted }) : t('network:small.open'),
    },
  }
}

const nodeLabel = ({ key, name, language, isSign }: NodeView) => ({ key, name, language, isSign })

/** The n-th of some positions on an ellipse, clockwise from the upper left; a single one is at the right. */
function positionOnEllipse(index: number, count: number): { x: number; y: number } {
  const angle = count === 1 ? 0 : ((index + 0.5) / count) * 2 * Math.PI - Math.PI
  const round = (value: number) => Math.round(value * 100) / 100
  return { x: round(50 + 34 * Math.cos(angle)), y: round(50 + 40 * Math.sin(angle)) }
}
