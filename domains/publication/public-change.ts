/**
 * The kinds of public changes; each process reads the changed data again. The table of changes accepts the same kinds.
 * `sign`: a sign was published or withdrawn, or its media changed. `entry`: values of the reference lists. `language`:
 * content languages. `content`: contents, legal texts and questions. `appearance`: colours, logos and institutions.
 * `person`: the name of a person. `dictionary`: the description of the dictionary. `video`: page videos.
 * `combination`: words without a sign of their own. `corpus`: what visitors see of the public recordings. `all`: everything,
 * for example after a restore.
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
  'combination',
  'corpus',
  'all',
] as const
export type PublicChangeKind = (typeof publicChangeKinds)[number]

/** The kind of a recorded change; `all` for an unknown kind, which a newer version may have recorded. */
export const toPublicChangeKind = (kind: string): PublicChangeKind =>
  publicChangeKinds.find((known) => known === kind) ?? 'all'
