import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const tierCount = 8
/** How many different glosses the file has. */
export const signCount = 5000

/** Writes a file of ELAN with as many annotations, each with two time slots; 288,000 are 97 MB. */
export async function writeElanFile(file: string, annotations: number): Promise<void> {
  const out = createWriteStream(file)
  for (const part of elanFileParts(annotations)) if (!out.write(part)) await once(out, 'drain')
  out.end()
  await finished(out)
}

function* elanFileParts(annotations: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<ANNOTATION_DOCUMENT AUTHOR="" DATE="2024-05-02T10:00:00+01:00" FORMAT="3.0" VERSION="3.0">\n'
  yield '<HEADER MEDIA_FILE="" TIME_UNITS="milliseconds"/>\n<TIME_ORDER>\n'
  for (let slot = 0; slot < 2 * annotations; slot++)
    yield ` <TIME_SLOT TIME_SLOT_ID="ts${slot + 1}" TIME_VALUE="${slot * 100}"/>\n`
  yield '</TIME_ORDER>\n'
  for (let tier = 0; tier < tierCount; tier++) {
    yield `<TIER LINGUISTIC_TYPE_REF="gloss" TIER_ID="GlossR S${tier}">\n`
    for (let n = tier; n < annotations; n += tierCount) yield annotationText(n)
    yield '</TIER>\n'
  }
  yield '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="gloss" TIME_ALIGNABLE="true"/>\n</ANNOTATION_DOCUMENT>\n'
}

const annotationText = (n: number): string => `<ANNOTATION>
 <ALIGNABLE_ANNOTATION ANNOTATION_ID="a${n}" CVE_REF="sign-${n % signCount}" TIME_SLOT_REF1="ts${2 * n + 1}" TIME_SLOT_REF2="ts${2 * n + 2}">
  <ANNOTATION_VALUE>GLOSS-${n % signCount}-A</ANNOTATION_VALUE>
 </ALIGNABLE_ANNOTATION>
</ANNOTATION>
`
