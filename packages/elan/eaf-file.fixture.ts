/** The bytes of a file, in parts of a given size. */
export function* bytesOf(text: string, partLength = 1_000_000): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += partLength) yield bytes.subarray(at, at + partLength)
}

interface Parts {
  /** Values of TIME_SLOT elements `ts1`, `ts2`, …; null for one without a time. */
  times?: (number | string | null)[]
  tiers?: string
  types?: string
  rest?: string
  header?: string
}

export const standardTypes = [
  '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="gloss" TIME_ALIGNABLE="true"/>',
  '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="words" TIME_ALIGNABLE="true" CONSTRAINTS="Time_Subdivision"/>',
  '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="parts" TIME_ALIGNABLE="true" CONSTRAINTS="Included_In"/>',
  '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="morphs" TIME_ALIGNABLE="false" CONSTRAINTS="Symbolic_Subdivision"/>',
  '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="meaning" TIME_ALIGNABLE="false" CONSTRAINTS="Symbolic_Association"/>',
].join('\n')

/** A file of EAF 3.0 with one element per line. */
export const eafText = ({
  times = [],
  tiers = '',
  types = standardTypes,
  rest = '',
  header = '',
}: Parts): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ANNOTATION_DOCUMENT AUTHOR="" DATE="2024-05-02T10:00:00+01:00" FORMAT="3.0" VERSION="3.0">',
    `<HEADER MEDIA_FILE="" TIME_UNITS="milliseconds">${header}</HEADER>`,
    '<TIME_ORDER>',
    ...times.map(
      (time, index) =>
        `<TIME_SLOT TIME_SLOT_ID="ts${index + 1}"${time === null ? '' : ` TIME_VALUE="${time}"`}/>`,
    ),
    '</TIME_ORDER>',
    tiers,
    types,
    rest,
    '</ANNOTATION_DOCUMENT>',
  ].join('\n')

export const tierText = (id: string, type: string, annotations: string[], attributes = ''): string =>
  [`<TIER TIER_ID="${id}" LINGUISTIC_TYPE_REF="${type}" ${attributes}>`, ...annotations, '</TIER>'].join('\n')

export const alignedText = (id: string, begin: number, end: number, value = '', attributes = ''): string =>
  `<ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="${id}" TIME_SLOT_REF1="ts${begin}" TIME_SLOT_REF2="ts${end}" ${attributes}><ANNOTATION_VALUE>${value}</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>`

export const referenceText = (id: string, parent: string, value = '', attributes = ''): string =>
  `<ANNOTATION><REF_ANNOTATION ANNOTATION_ID="${id}" ANNOTATION_REF="${parent}" ${attributes}><ANNOTATION_VALUE>${value}</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION>`
