import { findPageVideo } from '#domains/content/index.ts'
import { readCorpusCounts } from '#domains/corpus/server/corpus-counts.queries.ts'
import { translationLanguages } from '#domains/languages/language.ts'
import { buildSearchIndex } from '#domains/search/engine/browser-index.ts'
import { inflections } from '#domains/search/inflection/inflections.ts'
import type { RelationKind } from '#domains/signs/sign-document.ts'
import type { VocabularyEntry } from '#domains/vocabularies/index.ts'
import { offensiveTagIds } from '#domains/vocabularies/offensive-tags.ts'
import { combinationKey } from '#domains/word-combinations/word-combination.ts'
import { listChangesAfter, readVersion } from '#platform/changes/change.queries.ts'
import { followChanges } from '#platform/changes/follow-changes.ts'
import type { Database } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import { type PublicChangeKind, toPublicChangeKind } from '../public-change.ts'
import type { PublishedDictionary, PublishedSign } from '../published-dictionary.ts'
import { findPublishedSign } from './find-published-sign.ts'
import { nearestSigns } from './nearest-signs.ts'
import { type ErrorLog, loadPublicSiteData, type PublicSiteData } from './public-site-data.ts'
import {
  loadAllSigns,
  loadSigns,
  type PublishedSigns,
  type PublishedSignsOptions,
} from './published-signs.ts'
import { readCorpusExamples } from './read-corpus-examples.ts'
import { schoolDictionary } from './school-dictionary.ts'

interface State {
  version: number
  siteData: PublicSiteData
  signs: PublishedSigns
}

type Relation = { from: number; kind: RelationKind; to: number }

interface Options {
  database: Pick<Database, 'db' | 'listen'>
  log?: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

/** Above this number of changes or of changed signs, everything is read again. */
const rebuildWhenBehind = 10_000
const cachedDocuments = 500

/** Reads the published dictionary into memory and follows its changes until it is closed. */
export async function openPublishedDictionary({ database, log }: Options): Promise<PublishedDictionary> {
  const { db } = database
  const documents = new PromiseCache<PublishedSign | null>({ maxEntries: cachedDocuments })
  const indexes = new Map<string, string>()
  const listeners = new Set<(version: number) => void>()
  let state = await loadAll(db, log)

  async function catchUp(): Promise<void> {
    const next = await nextState(db, state, log)
    if (next === state) return
    state = next
    indexes.clear()
    for (const listener of listeners) notify(listener)
  }

  function notify(listener: (version: number) => void): void {
    try {
      listener(state.version)
    } catch (error) {
      log?.error({ err: error }, 'a listener of public changes failed')
    }
  }

  const follower = await followChanges(database, catchUp, log)
  await follower.refresh()
  const siteData = () => state.siteData
  const engine = () => state.signs.engine
  const languageCodes = () => translationLanguages(siteData().languages).map(({ code }) => code)

  /** Concurrent requests for the page of a sign read it once. */
  const findSignIn = (mode: 'full' | 'school') => async (id: number) => {
    const { version, signs } = state
    if (!signs.engine.entry(id)) return null
    return documents.get(`${version}/${mode}/${id}`, () =>
      findPublishedSign(db, signs, { id, languages: languageCodes(), isSchoolMode: mode === 'school' }),
    )
  }
  const corpusExamplesIn = (mode: 'full' | 'school') => async (sign: number, size: number) => {
    const { signs } = state
    if (!signs.engine.entry(sign) || signs.frequencyOf(sign) === null) return []
    return readCorpusExamples(db, signs, {
      sign,
      size,
      languages: languageCodes(),
      isSchoolMode: mode === 'school',
    })
  }
  const searchIndexIn = (mode: 'full' | 'school') => (language: string) => {
    const key = `${mode}/${language}`
    const index = indexes.get(key) ?? serializeIndex(state, language, mode === 'school')
    indexes.set(key, index)
    return index
  }

  const full: PublishedDictionary = {
    get version() {
      return state.version
    },
    get dataset() {
      return siteData().dataset
    },
    get count() {
      return engine().count
    },
    get indexSizes() {
      return engine().sizes
    },
    get hasFrequencies() {
      return state.signs.counts.uses.size > 0
    },
    get hasOffensiveSigns() {
      return engine().offensiveCount > 0
    },
    get vocabulary() {
      return siteData().vocabulary
    },
    get languages() {
      return siteData().languages
    },
    get defaultLanguage() {
      return siteData().defaultLanguage
    },
    get appearance() {
      return siteData().appearance
    },
    get institutions() {
      return siteData().institutions
    },
    get contents() {
      return siteData().contents
    },
    get school() {
      return school
    },
    search: (query) => engine().search(query),
    facets: (query, keys) => engine().facets(query, keys),
    nearest: (query) => nearestSigns(state.signs, query),
    card: (id) => engine().entry(id),
    combination: ({ q, language }) => shownCombination(state, { text: q, language }),
    byIds: (ids) => ids.flatMap((id) => engine().entry(id) ?? []),
    ids: () => engine().ids(),
    bySourceId: (sourceId, source) => state.signs.bySourceId(sourceId, source),
    byToken: (token, source) => state.signs.byToken(token, source),
    relations: (of) => publishedRelations(state.signs, of),
    findSign: findSignIn('full'),
    corpusExamples: corpusExamplesIn('full'),
    content: (slug) => siteData().contents.find((content) => content.slug === slug),
    faqs: () => siteData().faqs,
    legal: (kind) => siteData().legal.find((version) => version.kind === kind),
    pageVideo: (idOrSlug) => findPageVideo(siteData().pageVideos, idOrSlug),
    media: (id) => (id === null ? undefined : siteData().media.get(id)),
    searchIndex: searchIndexIn('full'),
    onChange(callback) {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
    close: follower.close,
  }
  const school = schoolDictionary(full, {
    signs: () => state.signs,
    findSign: findSignIn('school'),
    corpusExamples: corpusExamplesIn('school'),
    searchIndex: searchIndexIn('school'),
  })
  return full
}

/** Null for a combination with a sign that is not published. */
function shownCombination({ siteData, signs }: State, searched: { text: string; language: string }) {
  const found = siteData.combinations.get(combinationKey(searched))
  if (!found) return null
  const shown = found.signs.flatMap((id) => (id === null ? [] : (signs.engine.entry(id) ?? [])))
  return shown.length === found.signs.length ? { text: found.text, signs: shown } : null
}

/** Only relations between two published signs. */
function* publishedRelations({ engine, links }: PublishedSigns, of?: number): Generator<Relation> {
  const relations =
    of === undefined
      ? links.relations()
      : links.relationsOf(of).map(({ kind, sign }) => ({ from: of, kind, to: sign }))
  for (const relation of relations) {
    if (engine.entry(relation.from) && engine.entry(relation.to)) yield relation
  }
}

function serializeIndex({ version, signs }: State, language: string, isSchoolMode: boolean): string {
  const entries = signs.engine.entries().filter(({ isOffensive }) => !(isSchoolMode && isOffensive))
  const inflection = inflections[language] ?? null
  return JSON.stringify(buildSearchIndex(entries, { version, language, inflection }))
}

/** The version is read first: a change that is committed while the rest is read is then applied again. */
async function loadAll(db: Db, log?: ErrorLog): Promise<State> {
  const version = await readVersion(db)
  const siteData = await loadPublicSiteData(db, {}, log)
  const signs = await loadAllSigns(db, publishedSignsOptions(siteData))
  signs.counts = await readCorpusCounts(db)
  return { version, siteData, signs }
}

/** The state after all committed changes; the same object when there are none. */
async function nextState(db: Db, before: State, log?: ErrorLog): Promise<State> {
  const newest = await readVersion(db)
  if (newest === before.version) return before
  const behind = newest - before.version
  if (behind < 0 || behind > rebuildWhenBehind) return loadAll(db, log)
  const changes = await listChangesAfter(db, before.version)
  const kinds = new Set(changes.map(({ kind }) => toPublicChangeKind(kind)))
  const ids = [...new Set(changes.flatMap(({ kind, id }) => (kind === 'sign' ? id : [])))]
  if (changes.length === 0 || kinds.has('all') || ids.length > rebuildWhenBehind) return loadAll(db, log)

  const siteData = await reloadSiteData(db, before, kinds, log)
  if (areTextsReplaced(before.siteData, siteData)) return loadAll(db, log)
  const options = publishedSignsOptions(siteData)
  if (
    options.offensiveTags.symmetricDifference(publishedSignsOptions(before.siteData).offensiveTags).size > 0
  )
    return loadAll(db, log)
  const counts = kinds.has('corpus') ? await readCorpusCounts(db) : before.signs.counts
  const found = await loadSigns(db, ids, options)
  const foundIds = new Set(found.map(({ entry }) => entry.id))
  before.signs.apply(
    found,
    ids.filter((id) => !foundIds.has(id)),
  )
  if (counts !== before.signs.counts) before.signs.counts = counts
  if (isGroupingChanged(before.siteData, siteData)) before.signs.engine.regroup(options.grouping)
  if (isPhonologyChanged(before.siteData, siteData)) before.signs.articulations.rebuild(options.entryOf)
  return {
    version: Math.max(newest, ...changes.map(({ version }) => version)),
    siteData,
    signs: before.signs,
  }
}

const besideSiteData = new Set<PublicChangeKind>(['sign', 'person', 'corpus'])

async function reloadSiteData(
  db: Db,
  { siteData }: State,
  kinds: Set<PublicChangeKind>,
  log?: ErrorLog,
): Promise<PublicSiteData> {
  if (kinds.isSubsetOf(besideSiteData) && !siteData.isAppearanceStale) return siteData
  return loadPublicSiteData(db, { before: siteData, kinds }, log)
}

const publishedSignsOptions = ({
  defaultLanguage,
  retiredLanguages,
  vocabulary,
}: PublicSiteData): PublishedSignsOptions => ({
  defaultLanguage,
  retiredLanguages,
  grouping: vocabulary,
  entryOf: vocabulary.entry,
  offensiveTags: offensiveTagIds(vocabulary),
})

/** Whether another language is the default, or the texts in a language appear or disappear. */
const areTextsReplaced = (before: PublicSiteData, after: PublicSiteData): boolean =>
  before.defaultLanguage !== after.defaultLanguage ||
  before.retiredLanguages.symmetricDifference(after.retiredLanguages).size > 0

const isGroupingChanged = (before: PublicSiteData, after: PublicSiteData): boolean =>
  isAnyEntryChanged(before, after, ({ groupId }) => groupId)

/** Whether a value is new or its properties for phonology changed. */
const isPhonologyChanged = (before: PublicSiteData, after: PublicSiteData): boolean =>
  isAnyEntryChanged(before, after, ({ value, parentId, groupId, features }) =>
    JSON.stringify([value, parentId, groupId, features]),
  )

function isAnyEntryChanged(
  before: PublicSiteData,
  after: PublicSiteData,
  select: (entry: VocabularyEntry) => unknown,
): boolean {
  if (before.entries === after.entries) return false
  return after.entries.some((entry) => {
    const previous = before.vocabulary.entry(entry.id)
    return (previous ? select(previous) : null) !== select(entry)
  })
}
