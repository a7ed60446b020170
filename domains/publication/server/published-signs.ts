import { setImmediate } from 'node:timers/promises'
import { type CorpusCounts, emptyCorpus } from '#domains/corpus/corpus-counts.ts'
import { FrequencyRanking, type SignFrequency } from '#domains/corpus/sign-frequency.ts'
import { ArticulationIndex, type PhonologyEntry } from '#domains/phonology/index.ts'
import type { Grouping } from '#domains/search/engine/facet-index.ts'
import { FacetIndex } from '#domains/search/engine/facet-index.ts'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { inflections } from '#domains/search/inflection/inflections.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import { effectiveValues } from '#domains/signs/properties.ts'
import { pictureRoles } from '#domains/signs/sign-media.ts'
import { hasOffensiveTag } from '#domains/vocabularies/offensive-tags.ts'
import type { Db } from '#platform/db/transaction.ts'
import { SignLinks } from '../sign-links.ts'
import { textsWithout } from '../without-languages.ts'
import {
  type CardFileKeys,
  listCardFileKeys,
  listPublishedSigns,
  type PublishedRow,
} from './published.queries.ts'

const signsPerBatch = 1_000

/** The data of the dictionary that the signs in memory depend on. */
export interface PublishedSignsOptions {
  defaultLanguage: string
  grouping: Grouping
  entryOf: (id: number) => PhonologyEntry | undefined
  /** Ids of the tags of offensive signs. */
  offensiveTags: ReadonlySet<number>
  /** Keywords and examples in these languages are left out. */
  retiredLanguages: ReadonlySet<string>
}

type EntryOptions = Pick<PublishedSignsOptions, 'offensiveTags' | 'retiredLanguages'>

/** The published signs in memory: search, articulations, links in both directions, ids of their sources, frequencies. */
export class PublishedSigns {
  readonly engine: SearchEngine
  readonly articulations: ArticulationIndex
  readonly links = new SignLinks()
  readonly retiredLanguages: ReadonlySet<string>
  #counts = emptyCorpus
  /** Undefined after a change. */
  #ranking: FrequencyRanking | undefined
  #idsByName = new Map<string, number>()
  #namesById = new Map<number, string[]>()

  constructor({ defaultLanguage, grouping, entryOf, retiredLanguages }: PublishedSignsOptions) {
    this.retiredLanguages = retiredLanguages
    this.engine = new SearchEngine({
      facets: FacetIndex,
      compare: glossComparator(defaultLanguage),
      grouping,
      inflections,
    })
    this.articulations = new ArticulationIndex(entryOf)
  }

  /** Inserts or replaces published signs, and removes withdrawn ones. */
  apply(signs: readonly LoadedSign[], removed: readonly number[]): void {
    for (const id of removed) {
      this.links.remove(id)
      this.#removeNames(id)
    }
    for (const { row } of signs) {
      this.links.put(row.id, row.document)
      this.#removeNames(row.id)
      const names = namesOf(row)
      this.#namesById.set(row.id, names)
      for (const name of names) this.#idsByName.set(name, row.id)
    }
    const entries = signs.map(({ entry }) => entry)
    this.engine.apply(entries, removed)
    this.articulations.apply(entries, removed)
    this.#ranking = undefined
  }

  /** How often signs are used in the public recordings. */
  get counts(): CorpusCounts {
    return this.#counts
  }

  set counts(counts: CorpusCounts) {
    this.#counts = counts
    this.#ranking = undefined
    this.engine.setUses(counts.uses)
  }

  /** How often a published sign is used in the public recordings; null if never. */
  frequencyOf(id: number): SignFrequency | null {
    if (!this.#counts.uses.has(id)) return null
    this.#ranking ??= new FrequencyRanking(this.#counts, (sign) => this.engine.entry(sign) !== undefined)
    return this.#ranking.of(id)
  }

  /** The sign with this id at a source, or at any source. */
  bySourceId(sourceId: string, source?: string): SearchEntry | undefined {
    return this.#named(source === undefined ? `id:${sourceId}` : sourceName(source, sourceId))
  }

  /** The sign of a token of an example: by source id within the same source, else by gloss, else by id. */
  byToken(token: string, source: string | null): SearchEntry | undefined {
    const ofSource = source === null ? undefined : this.bySourceId(token, source)
    return ofSource ?? this.#named(`gloss:${token}`) ?? this.engine.entry(Number(token))
  }

  #named(name: string): SearchEntry | undefined {
    const id = this.#idsByName.get(name)
    return id === undefined ? undefined : this.engine.entry(id)
  }

  #removeNames(id: number): void {
    for (const name of this.#namesById.get(id) ?? []) {
      if (this.#idsByName.get(name) === id) this.#idsByName.delete(name)
    }
    this.#namesById.delete(id)
  }
}

function namesOf({ document, source, sourceId }: PublishedRow): string[] {
  const bySource =
    source === null || sourceId === null ? [] : [`id:${sourceId}`, sourceName(source, sourceId)]
  return [`gloss:${document.texts.gloss}`, ...bySource]
}

const sourceName = (source: string, sourceId: string) => `source:${source}:${sourceId}`

/** A sign as stored, and its entry for search. */
interface LoadedSign {
  row: PublishedRow
  entry: SearchEntry
}

/**
 * Reads all published signs in batches. While the database reads the next batch, this thread prepares the last one;
 * between them the process can handle requests.
 */
export async function loadAllSigns(db: Db, options: PublishedSignsOptions): Promise<PublishedSigns> {
  const signs = new PublishedSigns(options)
  let next: Promise<Batch> | null = readBatch(db, 0)
  while (next) {
    const { rows, keys }: Batch = await next
    const last = rows.at(-1)
    next = last === undefined || rows.length < signsPerBatch ? null : readBatch(db, last.id)
    // The next batch is awaited after this one; without a handler, its failure would end the process.
    next?.catch(() => {})
    // Lets the query leave before this thread is busy.
    await setImmediate()
    signs.apply(
      rows.map((row) => ({ row, entry: toSearchEntry(row, keys, options) })),
      [],
    )
  }
  return signs
}

/** The next published signs, and the files of their cards. */
interface Batch {
  rows: PublishedRow[]
  keys: ReadonlyMap<number, CardFileKeys>
}

const readBatch = async (db: Db, after: number): Promise<Batch> =>
  withFileKeys(db, await listPublishedSigns(db, { after, limit: signsPerBatch }))

const withFileKeys = async (db: Db, rows: PublishedRow[]): Promise<Batch> => ({
  rows,
  keys: await listCardFileKeys(
    db,
    rows.flatMap(({ document }) => document.media.map(({ media }) => media)),
  ),
})

/** Reads the published signs among these ids. */
export async function loadSigns(
  db: Db,
  ids: readonly number[],
  options: EntryOptions,
): Promise<LoadedSign[]> {
  const { rows, keys } = await withFileKeys(db, await listPublishedSigns(db, { ids }))
  return rows.map((row) => ({ row, entry: toSearchEntry(row, keys, options) }))
}

/** What search and cards need of a published sign. */
export function toSearchEntry(
  { document, ...row }: PublishedRow,
  keys: ReadonlyMap<number, CardFileKeys>,
  { offensiveTags, retiredLanguages }: EntryOptions,
): SearchEntry {
  const { gloss, glossEn, lemma, lemmaEn } = document.texts
  const filesInRole = (wantedRole: string) =>
    document.media.flatMap(({ role, media }) => (role === wantedRole ? (keys.get(media) ?? []) : []))
  const main = filesInRole('main')
  const pictures = pictureRoles.flatMap((role) =>
    filesInRole(role).map(({ picture, poster }) => picture ?? poster),
  )
  return {
    id: row.id,
    gloss,
    lemma: lemma ?? null,
    glossEn: glossEn ?? null,
    otherLabels: [glossEn, lemmaEn].flatMap((label) => label ?? []),
    earlierGlosses: row.earlierGlosses.map(({ gloss: earlier }) => earlier),
    translations: Object.fromEntries(
      Object.entries(textsWithout(document.translations, retiredLanguages)).map(([language, senses]) => [
        language,
        senses.flat(),
      ]),
    ),
    values: effectiveValues(document.values),
    flags: document.flags,
    video: main.find(({ video }) => video !== null)?.video ?? null,
    poster: pictures.find((key) => key !== null) ?? null,
    preview: main.find(({ preview }) => preview !== null)?.preview ?? null,
    source: row.source,
    isOffensive: hasOffensiveTag(document.values.tags, offensiveTags),
    createdAt: row.createdAt.getTime(),
    publishedAt: (row.publishedAt ?? row.createdAt).getTime(),
  }
}
