import type { Annotation, AnnotationIndex } from '../annotation.ts'
import type { Tier, TierType } from '../document.ts'
import type { EafBuilder } from './eaf-builder.ts'

type ReportReference = (attribute: string, value: string) => void

/** Reports annotations of the wrong kind for their tier, and references to what the file does not contain. */
export function checkAnnotations(builder: EafBuilder): void {
  const { document, diagnostics, annotationLines } = builder
  const types = new Map(document.types.map((type) => [type.id, type]))
  const languages = new Set(document.languages.map(({ id }) => id))
  const externalRefs = new Set(document.externalRefs.map(({ id }) => id))
  for (const [tierIndex, tier] of document.tiers.entries()) {
    const type = types.get(tier.type)
    const entries = entriesOf(type, builder)
    const kind = kindOn(tier, type)
    for (const [index, annotation] of tier.annotations.entries()) {
      const line = annotationLines[tierIndex]?.[index] ?? 1
      const element = annotation.kind === 'alignable' ? 'ALIGNABLE_ANNOTATION' : 'REF_ANNOTATION'
      const { id } = annotation
      const dangling: ReportReference = (attribute, value) =>
        diagnostics.report('danglingReference', line, element, { id, attribute, value })
      if (kind !== null && annotation.kind !== kind)
        diagnostics.report('wrongAnnotationKind', line, element, { id, value: tier.id })
      checkParents(annotation, builder.annotations, dangling)
      const { language, entry, externalRef } = annotation
      if (language !== null && !languages.has(language)) dangling('LANG_REF', language)
      if (entry !== null && entries && !entries.has(entry)) dangling('CVE_REF', entry)
      if (externalRef !== null)
        for (const reference of externalRef.split(/\s+/))
          if (reference !== '' && !externalRefs.has(reference)) dangling('EXT_REF', reference)
    }
  }
}

function checkParents(annotation: Annotation, annotations: AnnotationIndex, dangling: ReportReference): void {
  if (annotation.kind === 'alignable') return
  const { parent, previous } = annotation
  if (parent !== '' && !annotations.has(parent)) dangling('ANNOTATION_REF', parent)
  if (previous !== null && !annotations.has(previous)) dangling('PREVIOUS_ANNOTATION', previous)
}

/** Ids of the entries that annotations of a type may have; null if they are in another file. */
function entriesOf(type: TierType | undefined, { document }: EafBuilder): Set<string | null> | null {
  const vocabulary = document.vocabularies.find(({ id }) => id === type?.vocabulary)
  if (!vocabulary || vocabulary.externalRef !== null) return null
  return new Set(vocabulary.entries.map(({ id }) => id))
}

function kindOn({ parent }: Tier, type: TierType | undefined): Annotation['kind'] | null {
  if (!type) return null
  if (parent === null || type.constraint === null) return 'alignable'
  return type.constraint.startsWith('Symbolic_') ? 'reference' : 'alignable'
}
