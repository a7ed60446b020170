import { z } from 'zod'
import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import { pageWire } from '#platform/http/answer.wire.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { EafChanges, EafCounts, EafDiagnostic, EafTierFacts, ProposedTier } from './eaf-file.ts'
import { eafVisibilities, glossHands } from './eaf-video.ts'
import { presentDiagnostic } from './recording.presenter.ts'
import type { RecordingRow, StoredRecording, TierRow } from './recording.ts'
import type { RecordingDetails } from './server/files/get-recording.ts'

const countsWire = z.object({
  tiers: z.int(),
  annotations: z.int(),
  alignable: z.int(),
  ref: z.int(),
  time_slots: z.int(),
  unaligned_slots: z.int(),
  vocabularies: z.int(),
  vocabulary_entries: z.int(),
  media: z.int(),
})

const tierFields = {
  id: z.string(),
  linguistic_type: z.string(),
  constraint: z.string().nullable(),
  parent: z.string().nullable(),
  participant: z.string().nullable(),
  annotator: z.string().nullable(),
  language: z.string().nullable(),
  annotations: z.int(),
}

const diagnosticWire = z.object({
  code: z.string(),
  line: z.int(),
  element: z.string(),
  message: z.string(),
})

/** An annotation file as it was stored. */
export const storedFileWire = z
  .object({
    id: z.int(),
    file_name: z.string(),
    verdict: z.enum(['opens', 'warnings']).describe('`warnings`: the file has mistakes, see `diagnostics`'),
    counts: countsWire,
    tiers: z.array(
      z.object({
        ...tierFields,
        hand_proposed: z.enum(glossHands).nullable().describe('Of a tier whose name promises glosses'),
      }),
    ),
    diagnostics: z.array(diagnosticWire).describe('The first ones'),
  })
  .meta({ id: 'StoredAnnotationFile' })

const changesWire = z.object({
  added: z.int(),
  removed: z.int(),
  changed: z.int(),
  kept: z.int().describe('Annotations with links made by hand that kept their value'),
  lost: z.int(),
  lost_links: z
    .array(
      z.object({ tier: z.string(), begin: z.int(), value: z.string(), new_value: z.string().nullable() }),
    )
    .describe('The first ones; `begin` in milliseconds, `new_value` null for an annotation that is gone'),
})

/** A newer version of an annotation file, with what it changed. */
export const replacedFileWire = z
  .object({ ...storedFileWire.shape, version: z.int(), changes: changesWire })
  .meta({ id: 'ReplacedAnnotationFile' })

/** A recording with its annotation file. */
export const recordingWire = z
  .object({
    id: z.int(),
    title: z.string(),
    author: z.string(),
    institution: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    responsible_researcher: z.string(),
    licence: z.string(),
    data_link: z.string().nullable(),
    color: z.string().nullable(),
    visibility: z.enum(eafVisibilities),
    file_name: z.string(),
    format: z.string(),
    bytes: z.int().describe('Size without compression'),
    version: z.int(),
    uploaded_at: z.string(),
    counts: countsWire,
    glosses: z.object({ lexical: z.int(), marked: z.int(), unmatched: z.int() }),
    revision: z.int(),
  })
  .meta({ id: 'Recording' })

/** A page of recordings. */
export const recordingListWire = z.object({ data: recordingWire.array(), meta: pageWire })

/** A recording with tiers, films and mistakes of its file. */
export const recordingDetailsWire = z
  .object({
    ...recordingWire.shape,
    tiers: z.array(z.object({ ...tierFields, hand: z.enum(glossHands).nullable() })),
    films: z.array(
      z.object({
        media: z.int(),
        url: z.string().nullable().describe('Null until the video is converted'),
        poster: z.string().nullable(),
        origin: z.int().describe('Milliseconds of the film at the time 0 of the annotations'),
      }),
    ),
    diagnostics: z.array(diagnosticWire).describe('The first ones'),
  })
  .meta({ id: 'RecordingDetails' })

const toCountsWire = (counts: EafCounts): z.output<typeof countsWire> => ({
  tiers: counts.tiers,
  annotations: counts.annotations,
  alignable: counts.alignable,
  ref: counts.ref,
  time_slots: counts.timeSlots,
  unaligned_slots: counts.unalignedSlots,
  vocabularies: counts.vocabularies,
  vocabulary_entries: counts.vocabularyEntries,
  media: counts.media,
})

const toTierWire = (tier: EafTierFacts) => ({
  id: tier.name,
  linguistic_type: tier.linguisticType,
  constraint: tier.constraintName,
  parent: tier.parent,
  participant: tier.participant,
  annotator: tier.annotator,
  language: tier.language,
  annotations: tier.annotations,
})

const toDiagnosticWire = (t: Translate) => (diagnostic: EafDiagnostic) => ({
  code: diagnostic.code,
  line: diagnostic.line,
  element: diagnostic.element,
  message: presentDiagnostic(diagnostic, t),
})

export const toStoredFileWire = (
  { id, fileName, facts }: StoredRecording,
  t: Translate,
): z.output<typeof storedFileWire> => ({
  id,
  file_name: fileName,
  verdict: facts.counts.diagnostics === 0 ? 'opens' : 'warnings',
  counts: toCountsWire(facts.counts),
  tiers: facts.tiers.map((tier: ProposedTier) => ({
    ...toTierWire(tier),
    hand_proposed: tier.handProposed,
  })),
  diagnostics: facts.diagnostics.map(toDiagnosticWire(t)),
})

export const toReplacedFileWire = (
  stored: StoredRecording & { number: number; changes: EafChanges },
  t: Translate,
): z.output<typeof replacedFileWire> => {
  const { lostLinks, ...changes } = stored.changes
  return {
    ...toStoredFileWire(stored, t),
    version: stored.number,
    changes: {
      ...changes,
      lost_links: lostLinks.map(({ newValue, ...link }) => ({ ...link, new_value: newValue })),
    },
  }
}

export const toRecordingWire = (recording: RecordingRow): z.output<typeof recordingWire> => ({
  id: recording.id,
  title: recording.title,
  author: recording.author,
  institution: recording.institution,
  city: recording.city,
  state: recording.state,
  country: recording.country,
  responsible_researcher: recording.responsibleResearcher,
  licence: recording.licence,
  data_link: recording.dataLink,
  color: recording.color,
  visibility: recording.visibility,
  file_name: recording.fileName,
  format: recording.format,
  bytes: recording.bytes,
  version: recording.number,
  uploaded_at: recording.uploadedAt.toISOString(),
  counts: toCountsWire(recording.counts),
  glosses: { lexical: recording.lexical, marked: recording.marked, unmatched: recording.unmatched },
  revision: recording.revision,
})

export const toRecordingDetailsWire = (
  { recording, tiers, films }: RecordingDetails,
  t: Translate,
): z.output<typeof recordingDetailsWire> => ({
  ...toRecordingWire(recording),
  tiers: tiers.map((tier: TierRow) => ({ ...toTierWire(tier), hand: tier.hand })),
  films: films.map(({ mediaId, originMs, media }) => {
    const { url, poster } = media ? presentContentMedia(media) : { url: null, poster: null }
    return { media: mediaId, url, poster, origin: originMs }
  }),
  diagnostics: recording.diagnostics.map(toDiagnosticWire(t)),
})
