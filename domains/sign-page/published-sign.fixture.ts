import type { Media } from '#domains/media/media.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { PresenterContext } from './presenters/presenter-context.ts'

/** The context of a dictionary with these values; for tests. */
export const aPresenterContext = (entries: VocabularyEntry[], locale: Locale = 'pt'): PresenterContext => ({
  dictionary: {
    vocabulary: createVocabulary(entries, 'pt'),
    defaultLanguage: 'pt',
    languages: [],
    media: () => undefined,
    dataset: {
      name: 'Sinais',
      owners: [],
      licence: 'CC-BY-NC-SA-4.0',
    } as unknown as PresenterContext['dictionary']['dataset'],
  },
  locale,
  timeZone: 'America/Sao_Paulo',
  origin: 'https://signs.example',
  offersOriginals: false,
  t: translator(locale),
})

/** A published sign for tests: the gloss CASA, all else empty. */
export const aPublishedSign = (
  document: Partial<SignDocument> = {},
  facts: Partial<PublishedSign> = {},
): PublishedSign => ({
  id: 12,
  revision: 1,
  document: { ...emptyDocument('CASA'), ...document },
  earlierGlosses: [],
  source: null,
  sourceId: null,
  createdAt: new Date('2026-01-02T12:00:00Z'),
  changedAt: new Date('2026-01-03T12:00:00Z'),
  publishedAt: new Date('2026-03-01T01:00:00Z'),
  people: { author: null, publisher: null, approver: null },
  media: [],
  exampleMedia: {},
  relations: [],
  minimalPairs: [],
  similar: [],
  sameHandshape: null,
  sameLocation: null,
  exampleSigns: {},
  corpus: null,
  ...facts,
})

/** A video for tests, ready to play, with a poster. */
export const aVideoMedia = (facts: Partial<Media> = {}): Media => ({
  id: 1,
  kind: 'video',
  state: 'ready',
  originalName: 'casa.mp4',
  durationMs: 2400,
  framesPerSecond: 25,
  source: null,
  files: {
    original: { key: `video-${facts.id ?? 1}.mp4`, mime: 'video/mp4', bytes: 9, width: 640, height: 480 },
    poster: { key: `poster-${facts.id ?? 1}.jpg`, mime: 'image/jpeg', bytes: 9, width: 320, height: 240 },
  },
  ...facts,
})
