import { property } from '#domains/signs/properties.ts'
import { ExamplesField } from './fields/ExamplesField.tsx'
import { ForeignRelationsField } from './fields/ForeignRelationsField.tsx'
import { MinimalPairsField } from './fields/MinimalPairsField.tsx'
import { NotesField } from './fields/NotesField.tsx'
import { RelationsField } from './fields/RelationsField.tsx'
import { type FieldComponent, field, type RelationsKind } from './property-fields.ts'
import { type StageProps, StageSections } from './StageSections.tsx'

const byKind: Record<RelationsKind, FieldComponent> = {
  relations: field(RelationsField),
  foreignRelations: field(ForeignRelationsField),
  minimalPairs: field(MinimalPairsField),
  notes: field(NotesField),
  examples: field(ExamplesField),
}

/** The stage of the form with relations, notes and examples. */
export const RelationsFields = (props: StageProps) => (
  <StageSections {...props} stage="relations" field={(key) => byKind[property(key).kind as RelationsKind]} />
)
