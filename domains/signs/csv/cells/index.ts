import { type PropertyKey, type PropertyKind, property } from '../../properties.ts'
import type { SignCsvRow, SignReference } from '../sign-csv-row.ts'
import { attributionCells } from './attribution.ts'
import { examplesCells } from './examples.ts'
import { filesCells } from './files.ts'
import { foreignRelationsCells } from './foreign-relations.ts'
import { keywordsCells } from './keywords.ts'
import type { KindCells } from './kind-cells.ts'
import { minimalPairsCells } from './minimal-pairs.ts'
import { notesCells } from './notes.ts'
import { referenceCells } from './reference.ts'
import { relationsCells } from './relations.ts'
import { textCells } from './text.ts'
import { yesNoCells } from './yes-no.ts'

/** The cells of each kind. */
export const kindCells = {
  text: textCells,
  keywords: keywordsCells,
  reference: referenceCells,
  yesNo: yesNoCells,
  relations: relationsCells,
  foreignRelations: foreignRelationsCells,
  minimalPairs: minimalPairsCells,
  notes: notesCells,
  examples: examplesCells,
  files: filesCells,
  attribution: attributionCells,
} satisfies Record<PropertyKind, KindCells> as Record<PropertyKind, KindCells>

/** The signs that a row refers to. */
export const signsOfRow = (row: SignCsvRow): SignReference[] =>
  Object.values(kindCells).flatMap(({ signsOf }) => signsOf?.(row) ?? [])

/** The cells of a property. */
export const cellsOf = (key: PropertyKey): KindCells => kindCells[property(key).kind]
