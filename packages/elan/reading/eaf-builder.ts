import type { Annotation } from '../annotation.ts'
import type { Diagnostics } from '../diagnostics.ts'
import type { EafDocument, LinkSet, Tier } from '../document.ts'
import { IdIndex } from './id-index.ts'
import type { VocabularyHolder } from './vocabulary-elements.ts'

/** What the reader has read so far. */
export class EafBuilder implements VocabularyHolder {
  readonly diagnostics: Diagnostics
  /** Indexes of time slots. */
  readonly slots = new IdIndex<number>('ts')
  readonly document: EafDocument
  /** The line of each element, except of annotations. */
  readonly lines = new Map<object, number>()
  /** The lines of annotations, for each tier in the order of its annotations. */
  readonly annotationLines: number[][] = []
  readonly annotations = new IdIndex<Annotation>('a')
  tier: Tier | null = null
  annotation: Annotation | null = null
  linkSet: LinkSet | null = null
  vocabulary: VocabularyHolder['vocabulary'] = null
  entry: VocabularyHolder['entry'] = null
  value: VocabularyHolder['value'] = null
  description: VocabularyHolder['description'] = null

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics
    this.document = {
      author: '',
      date: '',
      format: '',
      version: '',
      licenses: [],
      mediaFile: null,
      timeUnits: null,
      media: [],
      linkedFiles: [],
      properties: [],
      timeSlots: { ids: [], times: [] },
      tiers: [],
      types: [],
      locales: [],
      languages: [],
      constraints: [],
      vocabularies: [],
      lexicons: [],
      linkSets: [],
      externalRefs: [],
    }
  }

  /** @returns the index of the new time slot; undefined if there is one with this id */
  addSlot(id: string, time: number | null): number | undefined {
    const { ids, times } = this.document.timeSlots
    if (!this.slots.add(id, ids.length)) return undefined
    times.push(time)
    return ids.push(id) - 1
  }

  get vocabularies() {
    return this.document.vocabularies
  }

  get languages() {
    return this.document.languages
  }

  get externalRefs() {
    return this.document.externalRefs
  }

  /** Adds an element to its list, and remembers its line. */
  add<Item extends object>(list: Item[], item: Item, line: number): Item {
    list.push(item)
    this.lines.set(item, line)
    return item
  }
}
