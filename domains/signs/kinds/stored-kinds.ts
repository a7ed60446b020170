import type { PropertyKind } from '../properties.ts'
import { attributionRows } from './attribution/attribution.rows.ts'
import { examplesRows } from './examples/examples.rows.ts'
import { filesRows } from './files/files.rows.ts'
import { foreignRelationsRows } from './foreign-relations/foreign-relations.rows.ts'
import { keywordsRows } from './keywords/keywords.rows.ts'
import type { KindRows } from './kind-rows.ts'
import { minimalPairsRows } from './minimal-pairs/minimal-pairs.rows.ts'
import { notesRows } from './notes/notes.rows.ts'
import { referenceRows } from './reference/reference.rows.ts'
import { relationsRows } from './relations/relations.rows.ts'
import { textRows } from './text/text.rows.ts'
import { yesNoRows } from './yes-no/yes-no.rows.ts'

/** How the database stores each kind. Only the server imports this file. */
export const storedKinds: readonly KindRows[] = Object.values({
  text: textRows,
  yesNo: yesNoRows,
  reference: referenceRows,
  keywords: keywordsRows,
  notes: notesRows,
  relations: relationsRows,
  minimalPairs: minimalPairsRows,
  foreignRelations: foreignRelationsRows,
  examples: examplesRows,
  files: filesRows,
  attribution: attributionRows,
} satisfies Record<PropertyKind, KindRows>)
