import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { semanticFieldProperty } from './field-counts.ts'
import { type LinkKind, linkKinds, networkPath } from './network-url.ts'
import { type NetworkReader, type NodeView, presentFieldNode, presentSignNode } from './node.presenter.ts'

/** A neighbour in the small drawing; places are percentages of its width and height, its label's too. */
export interface SmallNode {
  key: string
  name: string
  language: string | null
  isSign: boolean
  /** What it is to the sign in the middle. */
  kind: string
  to: string
  x: number
  y: number
}

/** A sign and what it is linked to, small enough to stand on the sign's page. */
export interface SmallNetworkView {
  title: string
  /** The sign in the middle. */
  gloss: string
  nodes: SmallNode[]
  /** The whole network with this sign in its middle, and the words of the link to it. */
  networkLink: { to: string; text: string }
}

type Dictionary = Pick<PublishedDictionary, 'card' | 'relations' | 'vocabulary' | 'defaultLanguage'>

/** As many as can be read around one sign. */
const maxNodes = 10

/**
 * The neighbours of a sign around it, those of one kind side by side, signs before fields.
 * @returns null when it is not published or has no neighbours
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
    return other ? { kind: kind as LinkKind, node: presentSignNode(other, reader), page: pageOf(to) } : []
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
  const more = all.length - shown.length
  return {
    title: t('network:small.title'),
    gloss: entry.gloss,
    nodes: shown.map(({ kind, node, page }, at) => ({
      ...nodeLabel(node),
      kind: kind === 'field' ? t('network:field') : t(`signs:relation.${kind}`),
      to: page,
      ...positionOnEllipse(at, shown.length),
    })),
    networkLink: {
      to: networkPath(locale, { sign: id }),
      text: more > 0 ? t('network:small.openMore', { number: more }) : t('network:small.open'),
    },
  }

  function pageOf(sign: number): string {
    return `/${locale}/signs/view/${sign}`
  }
}

const nodeLabel = ({ key, name, language, isSign }: NodeView) => ({ key, name, language, isSign })

/** The n-th of some places on an ellipse, the first at the upper left, clockwise; one alone stands at the right. */
function positionOnEllipse(at: number, count: number): { x: number; y: number } {
  const angle = count === 1 ? 0 : ((at + 0.5) / count) * 2 * Math.PI - Math.PI
  const rounded = (value: number) => Math.round(value * 100) / 100
  return { x: rounded(50 + 34 * Math.cos(angle)), y: rounded(50 + 40 * Math.sin(angle)) }
}
