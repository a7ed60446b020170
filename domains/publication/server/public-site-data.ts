import { type Appearance, builtInAppearance, readAppearance } from '#domains/appearance/index.ts'
import {
  type Content,
  type Dataset,
  type Faq,
  findDataset,
  type LegalVersion,
  listActiveFaqs,
  listContents,
  listCurrentLegalVersions,
  listPageVideos,
  type PageVideo,
} from '#domains/content/index.ts'
import { type Institution, listInstitutions } from '#domains/institutions/index.ts'
import { defaultLanguageCode, type Language, listLanguages } from '#domains/languages/index.ts'
import { type Media, readMedia } from '#domains/media/index.ts'
import {
  createVocabulary,
  listVocabularyEntries,
  type Vocabulary,
  type VocabularyEntry,
} from '#domains/vocabularies/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { PublicChangeKind } from '../public-change.ts'

/** What the public sees besides signs. */
export interface PublicSiteData {
  dataset: Dataset
  languages: Language[]
  defaultLanguage: string
  entries: VocabularyEntry[]
  vocabulary: Vocabulary
  contents: Content[]
  legal: LegalVersion[]
  faqs: Faq[]
  pageVideos: PageVideo[]
  appearance: Appearance
  /** The appearance could not be read when it was last asked for: it is asked for again with the next change. */
  isAppearanceStale: boolean
  institutions: Institution[]
  media: Map<number, Media>
}

interface PreviousLoad {
  before: PublicSiteData
  /** Kinds of the changes since. */
  kinds: ReadonlySet<PublicChangeKind>
}

/** What failures are told that nothing else waits for. */
export interface ErrorLog {
  error(details: object, message: string): void
}

/** Reads all of it, or with what was known before only the parts that changes touch. */
export async function loadPublicSiteData(
  db: Db,
  { before, kinds }: Partial<PreviousLoad> = {},
  log?: ErrorLog,
): Promise<PublicSiteData> {
  const isAffected = (kind: PublicChangeKind) =>
    before === undefined || kinds === undefined || kinds.has(kind)
  const languages = isAffected('language') || !before ? await listLanguages(db) : before.languages
  const entries = isAffected('entry') || !before ? await listVocabularyEntries(db) : before.entries
  const defaultLanguage = defaultLanguageCode(languages)
  const facts = {
    languages,
    defaultLanguage,
    entries,
    vocabulary: createVocabulary(entries, defaultLanguage),
    ...(isAffected('dictionary') || !before
      ? { dataset: (await findDataset(db)) ?? unnamedDataset }
      : { dataset: before.dataset }),
    ...(isAffected('content') || !before
      ? {
          contents: await listContents(db),
          legal: await listCurrentLegalVersions(db),
          faqs: await listActiveFaqs(db),
        }
      : { contents: before.contents, legal: before.legal, faqs: before.faqs }),
    ...(isAffected('appearance') || !before || before.isAppearanceStale
      ? { ...(await readAppearanceOrFallback(db, before, log)), institutions: await listInstitutions(db) }
      : {
          appearance: before.appearance,
          isAppearanceStale: false,
          institutions: before.institutions,
        }),
    pageVideos: isAffected('video') || !before ? await listPageVideos(db) : before.pageVideos,
  }
  const media = await readMedia(db, mediaIdsOf(facts))
  return { ...facts, media: new Map(media.map((item) => [item.id, item])) }
}

/** An appearance that cannot be read is only logged: pages keep the last one, or the built-in colours. */
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

function mediaIdsOf(facts: Omit<PublicSiteData, 'media'>): number[] {
  const { appearance: look } = facts
  const inTexts = [...facts.contents, ...facts.legal, ...facts.faqs].flatMap(({ texts }) =>
    Object.values(texts).map(({ videoId }) => videoId),
  )
  return [
    ...inTexts,
    ...facts.entries.map(({ pictureId }) => pictureId),
    ...facts.pageVideos.flatMap(({ videoId, previewImageId }) => [videoId, previewImageId]),
    ...facts.institutions.map(({ logoId }) => logoId),
    ...[look.logoBgDarkId, look.logoBgLightId, look.headerImageId, look.institutionLogoId],
  ].flatMap((id) => id ?? [])
}

/** Stands in until the first start has named the dictionary. */
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
  texts: {},
}
