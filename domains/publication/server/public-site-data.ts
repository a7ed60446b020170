import { type Appearance, builtInAppearance } from '#domains/appearance/index.ts'
import { readAppearance } from '#domains/appearance/server/appearance.queries.ts'
import type { Content, Dataset, Faq, LegalVersion, PageVideo } from '#domains/content/index.ts'
import {
  findDataset,
  listActiveFaqs,
  listContents,
  listPageVideos,
} from '#domains/content/server/content.queries.ts'
import { readCurrentLegalVersions } from '#domains/content/server/current-legal-versions.queries.ts'
import type { Institution } from '#domains/institutions/index.ts'
import { listInstitutions } from '#domains/institutions/server/institution.queries.ts'
import { defaultLanguageCode, type Language } from '#domains/languages/index.ts'
import { listLanguages, listRetiredLanguageCodes } from '#domains/languages/server/language.queries.ts'
import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { createVocabulary, type Vocabulary, type VocabularyEntry } from '#domains/vocabularies/index.ts'
import { listMergedEntries, listVocabularyEntries } from '#domains/vocabularies/server/vocabulary.queries.ts'
import { listWordCombinations } from '#domains/word-combinations/server/word-combination.queries.ts'
import { combinationKey, type WordCombination } from '#domains/word-combinations/word-combination.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { PublicChangeKind } from '../public-change.ts'
import { textsWithout, withoutLanguages } from '../without-languages.ts'

/** The public data besides signs. */
export interface PublicSiteData {
  dataset: Dataset
  languages: Language[]
  defaultLanguage: string
  /** Their texts are left out everywhere. */
  retiredLanguages: ReadonlySet<string>
  entries: VocabularyEntry[]
  /** The entry that each merged entry was merged into, by its id. */
  mergedEntries: ReadonlyMap<number, number>
  vocabulary: Vocabulary
  contents: Content[]
  legal: LegalVersion[]
  faqs: Faq[]
  pageVideos: PageVideo[]
  /** Words without a sign of their own, by `combinationKey`. */
  combinations: ReadonlyMap<string, WordCombination>
  appearance: Appearance
  /** Whether the last attempt to read the appearance failed; then the next change reads it again. */
  isAppearanceStale: boolean
  institutions: Institution[]
  media: Map<number, Media>
}

interface PreviousLoad {
  before: PublicSiteData
  /** The kinds of the changes since then. */
  kinds: ReadonlySet<PublicChangeKind>
}

/** The log for failures that do not stop loading. */
export interface ErrorLog {
  error(details: object, message: string): void
}

/**
 * Reads all public data; with `before` and `kinds`, only the parts that changed. Texts in retired languages are left
 * out, so when these change, all must be read.
 */
export async function loadPublicSiteData(
  db: Db,
  { before, kinds }: Partial<PreviousLoad> = {},
  log?: ErrorLog,
): Promise<PublicSiteData> {
  const isAffected = (kind: PublicChangeKind) =>
    before === undefined || kinds === undefined || kinds.has(kind)
  const languages = isAffected('language') || !before ? await listLanguages(db) : before.languages
  const retired =
    isAffected('language') || !before ? new Set(await listRetiredLanguageCodes(db)) : before.retiredLanguages
  const entries =
    isAffected('entry') || !before
      ? withoutLanguages(await listVocabularyEntries(db), retired)
      : before.entries
  const mergedEntries = isAffected('entry') || !before ? await listMergedEntries(db) : before.mergedEntries
  const defaultLanguage = defaultLanguageCode(languages)
  const dataset = isAffected('dictionary') || !before ? await readDataset(db, retired) : before.dataset
  const shownEntries = dataset.uploadedHandsFirst
    ? entries.map((entry) => ({ ...entry, isPictureFirst: true }))
    : entries
  const data = {
    languages,
    defaultLanguage,
    retiredLanguages: retired,
    entries,
    mergedEntries,
    vocabulary: createVocabulary(shownEntries, defaultLanguage, mergedEntries),
    dataset,
    ...(isAffected('content') || !before
      ? {
          contents: withoutLanguages(await listContents(db), retired),
          legal: withoutLanguages(await readCurrentLegalVersions(db), retired),
          faqs: withoutLanguages(await listActiveFaqs(db), retired),
        }
      : { contents: before.contents, legal: before.legal, faqs: before.faqs }),
    ...(isAffected('appearance') || !before || before.isAppearanceStale
      ? { ...(await readAppearanceOrFallback(db, before, log)), institutions: await listInstitutions(db) }
      : {
          appearance: before.appearance,
          isAppearanceStale: false,
          institutions: before.institutions,
        }),
    pageVideos:
      isAffected('video') || !before
        ? withoutLanguages(await listPageVideos(db), retired)
        : before.pageVideos,
    combinations:
      isAffected('combination') || !before ? byKey(await listWordCombinations(db)) : before.combinations,
  }
  const media = await readMedia(db, mediaIdsOf(data))
  return { ...data, media: new Map(media.map((item) => [item.id, item])) }
}

async function readDataset(db: Db, retired: ReadonlySet<string>): Promise<Dataset> {
  const dataset = (await findDataset(db)) ?? unnamedDataset
  return { ...dataset, texts: textsWithout(dataset.texts, retired) }
}

const byKey = (combinations: readonly WordCombination[]) =>
  new Map(combinations.map((one) => [combinationKey(one), one]))

/** A failure is only logged; pages then use the last appearance, or the built-in one. */
async function readAppearanceOrFallback(
  db: Db,
  before: PublicSiteData | undefined,
  log: ErrorLog | undefined,
) {
  try {
    return { appearance: await readAppearance(db), isAppearanceStale: false }
  } catch (error) {
    log?.error({ err: error }, 'the appearance could not be read')
    return { appearance: before?.appearance ?? builtInAppearance, isAppearanceStale: true }
  }
}

function mediaIdsOf(data: Omit<PublicSiteData, 'media'>): number[] {
  const { appearance } = data
  const inTexts = [...data.contents, ...data.legal, ...data.faqs].flatMap(({ texts }) =>
    Object.values(texts).map(({ videoId }) => videoId),
  )
  return [
    ...inTexts,
    ...data.entries.map(({ pictureId }) => pictureId),
    ...data.pageVideos.flatMap(({ videoId, previewImageId }) => [videoId, previewImageId]),
    ...data.institutions.map(({ logoId }) => logoId),
    ...[
      appearance.logoBgDarkId,
      appearance.logoBgLightId,
      appearance.headerImageId,
      appearance.institutionLogoId,
      appearance.iconId,
    ],
  ].flatMap((id) => id ?? [])
}

/** Used until the first start has inserted the dictionary. */
const unnamedDataset: Dataset = {
  id: 0,
  name: '',
  acronym: '',
  signLanguage: 'und',
  country: 'ZZ',
  versionLabel: '',
  licence: 'CC-BY-NC-SA-4.0',
  contactEmail: null,
  owners: [],
  contactPersons: [],
  schoolMode: false,
  uploadedHandsFirst: false,
  countsViews: false,
  retentionMonths: 12,
  mandatoryProperties: [],
  texts: {},
}
