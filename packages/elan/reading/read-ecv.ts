import { type Diagnostic, Diagnostics } from '../diagnostics.ts'
import type { EcvDocument } from '../vocabulary.ts'
import { AttributeReader } from './attribute-reader.ts'
import { checkVocabularies } from './check-vocabularies.ts'
import type { ByteSource } from './decode-bytes.ts'
import { type ElementReader, readByTable } from './element-table.ts'
import { defaultLimits, type ReadLimits } from './read-limits.ts'
import { readXml } from './read-xml.ts'
import { ReferenceChecker } from './reference-checker.ts'
import { requireRoot } from './require-root.ts'
import { type VocabularyHolder, vocabularyElements } from './vocabulary-elements.ts'

export interface EcvFile {
  document: EcvDocument
  diagnostics: Diagnostic[]
  omittedDiagnostics: number
}

const root = 'CV_RESOURCE'

/** What the reader has read so far. */
class EcvBuilder implements VocabularyHolder, EcvDocument {
  readonly lines = new Map<object, number>()
  author: string | null = null
  date: string | null = null
  version: string | null = null
  languages: EcvDocument['languages'] = []
  vocabularies: EcvDocument['vocabularies'] = []
  externalRefs: EcvDocument['externalRefs'] = []
  vocabulary: VocabularyHolder['vocabulary'] = null
  entry: VocabularyHolder['entry'] = null
  value: VocabularyHolder['value'] = null
  description: VocabularyHolder['description'] = null

  add<Item extends object>(list: Item[], item: Item, line: number): Item {
    list.push(item)
    this.lines.set(item, line)
    return item
  }
}

/**
 * Reads an external controlled vocabulary (.ecv).
 *
 * @param source the bytes in parts
 * @param limits what the file may contain at most; `defaultLimits` for those left out
 * @throws ElanFileError for a file that is no vocabulary, is cut off, or exceeds the limits
 */
export async function readEcv(source: ByteSource, limits: Partial<ReadLimits> = {}): Promise<EcvFile> {
  const allLimits = { ...defaultLimits, ...limits }
  const diagnostics = new Diagnostics(allLimits.diagnostics)
  const attributes = new AttributeReader(diagnostics)
  const builder = new EcvBuilder()
  const table = new Map<string, ElementReader<EcvBuilder>>([
    [
      root,
      {
        within: [null],
        open: (document) => {
          document.author = attributes.optional('AUTHOR')
          document.date = attributes.optional('DATE')
          document.version = attributes.optional('VERSION')
        },
      },
    ],
    ...vocabularyElements(root, attributes.keep),
  ])
  await readXml(source, requireRoot(root, readByTable(table, builder, attributes)), allLimits)
  checkVocabularies(builder, new ReferenceChecker(diagnostics, builder.lines))
  const { author, date, version, languages, vocabularies, externalRefs } = builder
  const document = { author, date, version, languages, vocabularies, externalRefs }
  return { document, diagnostics: diagnostics.list, omittedDiagnostics: diagnostics.omitted }
}
