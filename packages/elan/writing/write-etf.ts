import type { EafDocument } from '../document.ts'
import { writeEaf } from './write-eaf.ts'

/**
 * Writes a template (.etf): the tiers, types and vocabularies of a document, without annotations, time slots, media,
 * linked files and links between annotations.
 *
 * @throws ElanWriteError while a part is written, for characters that XML does not allow
 */
export const writeEtf = (document: EafDocument): Generator<string> =>
  writeEaf({
    ...document,
    mediaFile: '',
    media: [],
    linkedFiles: [],
    properties: [],
    timeSlots: { ids: [], times: [] },
    tiers: document.tiers.map((tier) => ({ ...tier, annotations: [] })),
    linkSets: [],
  })
