/**
 * What changed for the public, and so what every process reads again: `sign` one sign (published, published again,
 * withdrawn, or the state of its media), `entry` values of the reference lists, `language` content languages,
 * `content` contents, terms, policy and questions, `appearance` colours, logos and institutions, `person` a name,
 * `dictionary` the description of the data set, `video` page videos, `all` everything (after a restore, or when there
 * is too much to name). The table of changes accepts the same kinds.
 */
export const publicChangeKinds = [
  'sign',
  'entry',
  'language',
  'content',
  'appearance',
  'person',
  'dictionary',
  'video',
  'all',
] as const
export type PublicChangeKind = (typeof publicChangeKinds)[number]

/** The kind of a recorded change; a kind that this version does not know means `all`. */
export const toPublicChangeKind = (kind: string): PublicChangeKind =>
  publicChangeKinds.find((known) => known === kind) ?? 'all'
