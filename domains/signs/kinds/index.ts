import type { PropertyKind } from '../properties.ts'
import { attributionKind } from './attribution/attribution.ts'
import { examplesKind } from './examples/examples.ts'
import { filesKind } from './files/files.ts'
import { foreignRelationsKind } from './foreign-relations/foreign-relations.ts'
import { keywordsKind } from './keywords/keywords.ts'
import type { KindModule } from './kind-module.ts'
import { minimalPairsKind } from './minimal-pairs/minimal-pairs.ts'
import { notesKind } from './notes/notes.ts'
import { referenceKind } from './reference/reference.ts'
import { relationsKind } from './relations/relations.ts'
import { textKind } from './text/text.ts'
import { yesNoKind } from './yes-no/yes-no.ts'

export type { PropertyIssue } from './property-issue.ts'

/** The module of each kind, in the order of the JSON export. */
export const kinds = {
  text: textKind,
  keywords: keywordsKind,
  reference: referenceKind,
  yesNo: yesNoKind,
  relations: relationsKind,
  foreignRelations: foreignRelationsKind,
  minimalPairs: minimalPairsKind,
  notes: notesKind,
  examples: examplesKind,
  files: filesKind,
  attribution: attributionKind,
} satisfies Record<PropertyKind, KindModule> as Record<PropertyKind, KindModule>

export const kindNames = Object.keys(kinds) as PropertyKind[]
