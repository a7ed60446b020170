import { setImmediate } from 'node:timers/promises'
import { ArticulationIndex, type PhonologyEntry } from '#domains/phonology/index.ts'
import type { Grouping } from '#domains/search/engine/facet-index.ts'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Db } from '#platform/db/transaction.ts'
import { SignLinks } from '../sign-links.ts'
import {
  type CardFileKeys,
  listCardFileKeys,
  listPublishedSigns,
  type PublishedRow,
} from './published.queries.ts'

const signsPerBatch = 500

/** What the signs in memory must know of the rest of the dictionary. */
export interface PublishedSignsOptions {
  defaultLanguage: string
  grouping: Grouping
  entryOf: (id: number) => PhonologyEntry | undefined
}

/** The published signs in memory: for search, by their form, for links in both directions, by their other names. */
export class PublishedSigns {
  readonly engine: SearchEngine
  readonly articulations: ArticulationIndex
  readonly links = new SignLinks()
  #idsByName = new Map<string, number>()
  #namesById = new Map<number, string[]>()

  constructor({ defaultLanguage, grouping, entryOf }: PublishedSignsOptions) {
    this.engine = new SearchEngine({ compare: glossComparator(defaultLanguage), grouping })
    this.articulations = new ArticulationIndex(entryOf)
  }

  /** Puts published signs in, or in place of what was known of them, and takes withdrawn ones out. */
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
  }

  bySourceId(sourceId: string): SearchEntry | undefined {
    return this.#named(`id:${sourceId}`)
  }

  /** The sign that a token of an example means: by source id within the same source, by gloss, by id. */
  byToken(token: string, source: string | null): SearchEntry | undefined {
    const ofSource = source === null ? undefined : this.#named(`${source}:${token}`)
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
  const bySource = sourceId === null ? [] : [`id:${sourceId}`, `${source}:${sourceId}`]
  return [`gloss:${document.texts.gloss}`, ...bySource]
}

/** A sign as read from the database, and as search needs it. */
interface LoadedSign {
  row: PublishedRow
  entry: SearchEntry
}

/** Reads every published sign, in pieces between which the process answers others. */
export async function loadAllSigns(db: Db, facts: PublishedSignsOptions): Promise<PublishedSigns> {
  const signs = new PublishedSigns(facts)
  let after = 0
  for (;;) {
    const rows = await listPublishedSigns(db, { after, limit: signsPerBatch })
    signs.apply(await toLoadedSigns(db, rows), [])
    const last = rows.at(-1)
    if (last === undefined || rows.length < signsPerBatch) return signs
    after = last.id
    await setImmediate()
  }
}

/** Reads the published ones among these signs. */
export async function loadSigns(db: Db, ids: readonly number[]): Promise<LoadedSign[]> {
  return toLoadedSigns(db, await listPublishedSigns(db, { ids }))
}

async function toLoadedSigns(db: Db, rows: readonly PublishedRow[]): Promise<LoadedSign[]> {
  const keys = await listCardFileKeys(
    db,
    rows.flatMap(({ document }) => document.media.map(({ media }) => media)),
  )
  return rows.map((row) => ({ row, entry: toSearchEntry(row, keys) }))
}

function toSearchEntry(
  { document, ...row }: PublishedRow,
  keys: ReadonlyMap<number, CardFileKeys>,
): SearchEntry {
  const { gloss, glossEn, lemma, lemmaEn } = document.texts
  const ofRole = (wanted: string) =>
    document.media.flatMap(({ role, media }) => (role === wanted ? (keys.get(media) ?? []) : []))
  const main = ofRole('main')
  const pictures = [...main.map(({ poster }) => poster), ...ofRole('framing').map(({ picture }) => picture)]
  return {
    id: row.id,
    gloss,
    lemma: lemma ?? null,
    otherLabels: [glossEn, lemmaEn].flatMap((label) => label ?? []),
    translations: Object.fromEntries(
      Object.entries(document.translations).map(([language, senses]) => [language, senses.flat()]),
    ),
    values: searchableValues(document),
    flags: document.flags,
    video: main.find(({ video }) => video !== null)?.video ?? null,
    poster: pictures.find((key) => key !== null) ?? null,
    preview: main.find(({ preview }) => preview !== null)?.preview ?? null,
    source: row.source,
    createdAt: row.createdAt.getTime(),
    publishedAt: (row.publishedAt ?? row.createdAt).getTime(),
  }
}

/** An empty searchable variant is the same as its fine one (D15). */
function searchableValues({ values }: SignDocument): SearchEntry['values'] {
  const either = (searchable: ReferenceKey, fine: ReferenceKey) => {
    const chosen = values[searchable]?.length ? values[searchable] : values[fine]
    return chosen?.length ? { [searchable]: chosen } : {}
  }
  return {
    ...values,
    ...either('handednessSearchable', 'handedness'),
    ...either('semanticFieldSearchable', 'semanticField'),
  }
}
