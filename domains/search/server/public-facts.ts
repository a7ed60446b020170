import { type Appearance, builtInAppearance, readAppearance } from '#domains/appearance/index.ts'
import {
  type Content,
  type DatasetFacts,
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
import type { PublicChangeKind } from './record-change.ts'

/** What the public sees besides signs. */
export interface PublicFacts {
  dataset: DatasetFacts
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
  isAppearanceMissed: boolean
  institutions: Institution[]
  media: Map<number, Media>
}

interface Known {
  before: PublicFacts
  /** Kinds of the changes since. */
  kinds: ReadonlySet<PublicChangeKind>
}

/** What failures are told that nothing else waits for. */
export interface FactsLog {
  error(details: object, message: string): void
}

/** Reads all of it, or with what was known before only the parts that changes touch. */
export async function loadFacts(
  db: Db,
  { before, kinds }: Partial<Known> = {},
  log?: FactsLog,
): Promise<PublicFacts> {
  const touched = (kind: PublicChangeKind) => before === undefined || kinds === undefined || kinds.has(kind)
  const languages = touched('language') || !before ? await listLanguages(db) : before.languages
  const entries = touched('entry') || !before ? await listVocabularyEntries(db) : before.entries
  const defaultLanguage = defaultLanguageCode(languages)
  const facts = {
    languages,
    defaultLanguage,
    entries,
    vocabulary: createVocabulary(entries, defaultLanguage),
    ...(touched('dictionary') || !before
      ? { dataset: (await findDataset(db)) ?? unnamedDataset }
      : { dataset: before.dataset }),
    ...(touched('content') || !before
      ? {
          contents: await listContents(db),
          legal: await listCurrentLegalVersions(db),
          faqs: await listActiveFaqs(db),
        }
      : { contents: before.contents, legal: before.legal, faqs: before.faqs }),
    ...(touched('appearance') || !before || before.isAppearanceMissed
      ? { ...(await appearanceOrLast(db, before, log)), institutions: await listInstitutions(db) }
      : {
          appearance: before.appearance,
          isAppearanceMissed: false,
          institutions: before.institutions,
        }),
    pageVideos: touched('video') || !before ? await listPageVideos(db) : before.pageVideos,
  }
  const media = await readMedia(db, mediaIdsOf(facts))
  return { ...facts, media: new Map(media.map((item) => [item.id, item])) }
}

/** An appearance that cannot be read is only logged: pages keep the last one, or the built-in colours. */
async function appearanceOrLast(db: Db, before: PublicFacts | undefined, log: FactsLog | undefined) {
  try {
    return { appearance: await readAppearance(db), isAppearanceMissed: false }
  } catch (error) {
    log?.error({ err: error }, 'the appearance could not be read')
    return { appearance: before?.appearance ?? builtInAppearance, isAppearanceMissed: true }
  }
}

function mediaIdsOf(facts: Omit<PublicFacts, 'media'>): number[] {
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
const unnamedDataset: DatasetFacts = {
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
