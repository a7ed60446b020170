import { type EafFile, type GlossTierProposal, proposeConvention } from '#packages/elan/index.ts'
import type { EafCounts, EafDiagnostic, EafFileFacts, EafMediaFact, ProposedTier } from '../../eaf-file.ts'
import type { GlossHand } from '../../eaf-video.ts'

/** Attributes may have 100,000 characters; a message shows so many. */
const shownLength = 200
const maxMedia = 50

const handOf: Record<GlossTierProposal['hand'], GlossHand> = {
  dominant: 'strong',
  nonDominant: 'weak',
  both: 'both',
}

/** Counts, tiers and metadata of a file, with a proposal for its gloss tiers. */
export function describeFile(read: EafFile): Omit<EafFileFacts, 'bytes' | 'sha256'> {
  const { document } = read
  const { author, format, licenses } = document
  const { convention, tiers: proposed } = proposeConvention(document.tiers)
  const hands = new Map(proposed.map(({ tier, hand }) => [tier, handOf[hand]]))
  const [licence] = licenses
  return {
    format: format.slice(0, shownLength),
    counts: countContents(read),
    diagnostics: read.diagnostics.map(shorten),
    metadata: {
      author: author.trim().slice(0, shownLength),
      licence: (licence?.text.trim() || licence?.url || '').slice(0, shownLength),
      media: document.media.slice(0, maxMedia).map(toMediaFact),
    },
    convention,
    tiers: describeTiers(read, hands),
  }
}

function describeTiers({ document }: EafFile, hands: ReadonlyMap<string, GlossHand>): ProposedTier[] {
  const constraints = new Map(document.types.map(({ id, constraint }) => [id, constraint]))
  return document.tiers.map(({ id, type, parent, participant, annotator, language, annotations }) => ({
    name: id,
    linguisticType: type,
    constraintName: constraints.get(type) ?? null,
    parent,
    participant,
    annotator,
    language,
    annotations: annotations.length,
    handProposed: hands.get(id) ?? null,
  }))
}

function countContents({ document, diagnostics, omittedDiagnostics }: EafFile): EafCounts {
  const { tiers, timeSlots, vocabularies, media } = document
  let [alignable, ref] = [0, 0]
  for (const { annotations } of tiers)
    for (const { kind } of annotations) kind === 'alignable' ? alignable++ : ref++
  return {
    tiers: tiers.length,
    annotations: alignable + ref,
    alignable,
    ref,
    timeSlots: timeSlots.ids.length,
    unalignedSlots: timeSlots.times.filter((time) => time === null).length,
    vocabularies: vocabularies.length,
    vocabularyEntries: vocabularies.reduce((sum, { entries }) => sum + entries.length, 0),
    media: media.length,
    diagnostics: diagnostics.length + omittedDiagnostics,
  }
}

/** Only the name of a medium is stored: its address is a path on the annotator's computer. */
function toMediaFact({
  url,
  relativeUrl,
  mimeType,
  timeOrigin,
}: EafFile['document']['media'][number]): EafMediaFact {
  const address = url || relativeUrl || ''
  return {
    name: (address.split(/[/\\]/).at(-1) ?? '').slice(0, shownLength),
    mimeType: mimeType.slice(0, shownLength),
    timeOrigin: timeOrigin !== null && Math.abs(timeOrigin) < 2_147_483_648 ? timeOrigin : 0,
  }
}

const shorten = ({ code, line, element, id, attribute, value }: EafDiagnostic): EafDiagnostic => ({
  code,
  line,
  element: element.slice(0, shownLength),
  id: id?.slice(0, shownLength) ?? null,
  attribute: attribute?.slice(0, shownLength) ?? null,
  value: value?.slice(0, shownLength) ?? null,
})
