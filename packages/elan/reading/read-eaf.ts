import { type Diagnostic, Diagnostics } from '../diagnostics.ts'
import type { EafDocument } from '../document.ts'
import { resolveTimes } from '../times/resolve-times.ts'
import { annotationElements } from './annotation-elements.ts'
import { AttributeReader } from './attribute-reader.ts'
import { checkAnnotations } from './check-annotations.ts'
import { checkReferences } from './check-references.ts'
import type { ByteSource } from './decode-bytes.ts'
import { EafBuilder } from './eaf-builder.ts'
import { type ElementReader, type ElementTable, readByTable } from './element-table.ts'
import { headerElements } from './header-elements.ts'
import { defaultLimits, type ReadLimits } from './read-limits.ts'
import { readXml } from './read-xml.ts'
import { requireRoot } from './require-root.ts'
import { typeElements } from './type-elements.ts'
import { vocabularyElements } from './vocabulary-elements.ts'

export interface EafFile {
  document: EafDocument
  /** What is wrong in the file, in the order in which it was found. */
  diagnostics: Diagnostic[]
  /** How many more diagnostics there were than the limit allows. */
  omittedDiagnostics: number
}

const root = 'ANNOTATION_DOCUMENT'

/**
 * Reads a file of ELAN (.eaf, .etf), with times in milliseconds. A file with mistakes is read as far as it can be
 * understood, with a diagnostic for each mistake.
 *
 * @param source the bytes in parts, for example `createReadStream(path)`
 * @param limits what the file may contain at most; `defaultLimits` for those left out
 * @throws ElanFileError for a file that is no EAF file, is cut off, or exceeds the limits
 */
export async function readEaf(source: ByteSource, limits: Partial<ReadLimits> = {}): Promise<EafFile> {
  const allLimits = { ...defaultLimits, ...limits }
  const diagnostics = new Diagnostics(allLimits.diagnostics)
  const builder = new EafBuilder(diagnostics)
  const attributes = new AttributeReader(diagnostics)
  const { keep } = attributes
  const table: ElementTable<EafBuilder> = new Map<string, ElementReader<EafBuilder>>([
    ...headerElements(root, keep),
    ...annotationElements(root, keep),
    ...typeElements(root, keep),
    ...vocabularyElements(root, keep),
  ])
  await readXml(source, requireRoot(root, readByTable(table, builder, attributes)), allLimits)
  checkReferences(builder)
  checkAnnotations(builder)
  resolveAllTimes(builder)
  return {
    document: builder.document,
    diagnostics: diagnostics.list,
    omittedDiagnostics: diagnostics.omitted,
  }
}

function resolveAllTimes({ document, annotations, annotationLines, lines, diagnostics }: EafBuilder): void {
  resolveTimes(document, annotations, {
    tier: (code, index) => {
      const tier = document.tiers[index]
      if (tier) diagnostics.report(code, lines.get(tier) ?? 1, 'TIER', { id: tier.id, value: tier.parent })
    },
    annotation: (code, tierIndex, index) => {
      const annotation = document.tiers[tierIndex]?.annotations[index]
      const element = annotation?.kind === 'reference' ? 'REF_ANNOTATION' : 'ALIGNABLE_ANNOTATION'
      const line = annotationLines[tierIndex]?.[index] ?? 1
      diagnostics.report(code, line, element, { id: annotation?.id ?? null })
    },
  })
}
