import type { PropertyKind } from '../properties.ts'
import { attributionWire } from './attribution/attribution.wire.ts'
import { examplesWire } from './examples/examples.wire.ts'
import { filesWire } from './files/files.wire.ts'
import { foreignRelationsWire } from './foreign-relations/foreign-relations.wire.ts'
import { keywordsWire } from './keywords/keywords.wire.ts'
import type { KindWire } from './kind-wire.ts'
import { minimalPairsWire } from './minimal-pairs/minimal-pairs.wire.ts'
import { notesWire } from './notes/notes.wire.ts'
import { referenceWire } from './reference/reference.wire.ts'
import { relationsWire } from './relations/relations.wire.ts'
import { textWire } from './text/text.wire.ts'
import { yesNoWire } from './yes-no/yes-no.wire.ts'

/** How requests and answers contain each kind, in the order of documents. Only the server imports this file. */
export const wireKinds: readonly KindWire[] = Object.values({
  text: textWire,
  keywords: keywordsWire,
  reference: referenceWire,
  yesNo: yesNoWire,
  relations: relationsWire,
  foreignRelations: foreignRelationsWire,
  minimalPairs: minimalPairsWire,
  notes: notesWire,
  examples: examplesWire,
  files: filesWire,
  attribution: attributionWire,
} satisfies Record<PropertyKind, KindWire>)
