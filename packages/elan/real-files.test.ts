import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOf } from './eaf-file.fixture.ts'
import { readEaf } from './reading/read-eaf.ts'
import { readEcv } from './reading/read-ecv.ts'
import { writeEaf } from './writing/write-eaf.ts'

const folder = '../shared/data/elan'
const isMissing = !existsSync(folder) && process.env.CI !== 'true'
if (isMissing) console.warn(`${folder} is missing, so real files of ELAN are not read.`)
const eafFiles = globSync(`${folder}/*.eaf`).sort()
const ecvFiles = globSync(`${folder}/*.ecv`).sort()

/** Counts elements and hashes values with another parser, as JSON: one object for each file. */
const countingProgram = `
import hashlib, json, sys
import xml.etree.ElementTree as ET
def count(path):
    root = ET.parse(path).getroot()
    values = [v.text or '' for v in root.iter('ANNOTATION_VALUE')]
    times = [int(s.get('TIME_VALUE')) for s in root.iter('TIME_SLOT') if s.get('TIME_VALUE') is not None]
    n = lambda *names: sum(1 for name in names for _ in root.iter(name))
    return dict(tiers=n('TIER'), alignable=n('ALIGNABLE_ANNOTATION'), reference=n('REF_ANNOTATION'), slots=n('TIME_SLOT'),
        times=sum(times), types=n('LINGUISTIC_TYPE'), locales=n('LOCALE'), languages=n('LANGUAGE'), constraints=n('CONSTRAINT'),
        vocabularies=n('CONTROLLED_VOCABULARY'), entries=n('CV_ENTRY', 'CV_ENTRY_ML'), externalRefs=n('EXTERNAL_REF'),
        media=n('MEDIA_DESCRIPTOR'), properties=n('PROPERTY'), licenses=n('LICENSE'), linkedFiles=n('LINKED_FILE_DESCRIPTOR'),
        values=hashlib.sha256('\\0'.join(values).encode()).hexdigest())
print(json.dumps([count(path) for path in sys.argv[1:]]))
`

function independentCounts(files: readonly string[]): Record<string, unknown>[] {
  const { stdout, stderr } = spawnSync('python3', ['-c', countingProgram, ...files], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout)
}

async function countsOf(file: string) {
  const { document } = await readEaf(createReadStream(file))
  const annotations = document.tiers.flatMap((tier) => tier.annotations)
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(annotations.map(({ value }) => value).join('\0')),
  )
  return {
    tiers: document.tiers.length,
    alignable: annotations.filter(({ kind }) => kind === 'alignable').length,
    reference: annotations.filter(({ kind }) => kind === 'reference').length,
    slots: document.timeSlots.ids.length,
    times: document.timeSlots.times.reduce<number>((sum, time) => sum + (time ?? 0), 0),
    types: document.types.length,
    locales: document.locales.length,
    languages: document.languages.length,
    constraints: document.constraints.length,
    vocabularies: document.vocabularies.length,
    entries: document.vocabularies.flatMap(({ entries }) => entries).length,
    externalRefs: document.externalRefs.length,
    media: document.media.length,
    properties: document.properties.length,
    licenses: document.licenses.length,
    linkedFiles: document.linkedFiles.length,
    values: Buffer.from(digest).toString('hex'),
  }
}

test.skipIf(isMissing)(
  'real files have the elements and values that another parser finds [ELN-02]',
  async () => {
    expect(eafFiles.length).toBeGreaterThan(10)
    const counts: unknown[] = []
    for (const file of eafFiles) counts.push(await countsOf(file))
    expect(counts).toEqual(independentCounts(eafFiles))
  },
)

test.skipIf(isMissing)('real files have nothing to report, and times for every annotation', async () => {
  for (const file of eafFiles) {
    const { document, diagnostics } = await readEaf(createReadStream(file))
    expect([basename(file), diagnostics]).toEqual([basename(file), []])
    expect(
      document.tiers.flatMap(({ annotations }) => annotations).filter(({ begin }) => begin === null),
    ).toEqual([])
  }
})

test.skipIf(isMissing)('real files that are written and read again are the same', async () => {
  for (const file of eafFiles) {
    const { document } = await readEaf(createReadStream(file))
    expect((await readEaf(bytesOf([...writeEaf(document)].join('')))).document).toEqual(document)
  }
})

test.skipIf(isMissing)('real vocabularies have the entries that another parser finds', async () => {
  const expected = independentCounts(ecvFiles)
  for (const [index, file] of ecvFiles.entries()) {
    const { document, diagnostics } = await readEcv(createReadStream(file))
    expect(diagnostics).toEqual([])
    expect(document.vocabularies.length).toBe(expected[index]?.vocabularies)
    expect(document.vocabularies.flatMap(({ entries }) => entries).length).toBe(expected[index]?.entries)
  }
})
