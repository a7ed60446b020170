import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const eaf = `<?xml version="1.0" encoding="UTF-8"?>
<ANNOTATION_DOCUMENT AUTHOR="" DATE="2024-05-02T10:00:00+01:00" FORMAT="3.0" VERSION="3.0">
<HEADER><MEDIA_DESCRIPTOR MEDIA_URL="file:///a.mp4" MIME_TYPE="video/mp4" TIME_ORIGIN="1200"/></HEADER>
<TIME_ORDER><TIME_SLOT TIME_SLOT_ID="ts1" TIME_VALUE="9"/></TIME_ORDER>
<TIER TIER_ID="GlossR" LINGUISTIC_TYPE_REF="gloss" PARTICIPANT="S1"><ANNOTATION>
<ALIGNABLE_ANNOTATION ANNOTATION_ID="a1" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts7"><ANNOTATION_VALUE>HOUSE</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION>
</ANNOTATION></TIER>
</ANNOTATION_DOCUMENT>`

function run(...args: string[]) {
  const env = { ...process.env, LC_ALL: 'en' }
  return spawnSync(process.execPath, ['cli/eaf.ts', ...args], { encoding: 'utf8', env })
}

test('npm run eaf shows tiers and media of a compressed file, and what is wrong with its line', async () => {
  const file = join(await temporaryFolder(), 'session.eaf.gz')
  writeFileSync(file, gzipSync(eaf))
  const { status, stdout } = run(file)
  expect(status).toBe(0)
  expect(stdout).toContain(`${file} (3.0): 1 tier, 1 annotation, and 2 time slots.`)
  expect(stdout).toMatch(/GlossR +gloss +S1 +1/)
  expect(stdout).toMatch(/file:\/\/\/a.mp4 +1200/)
  expect(stdout).toContain(
    'line 5, TIER GlossR: LINGUISTIC_TYPE_REF names gloss, which the file does not contain.',
  )
  expect(stdout).toContain(
    'line 6, ALIGNABLE_ANNOTATION a1: TIME_SLOT_REF2 names ts7, which the file does not contain.',
  )
})

test('as JSON it has counts of annotations, and all diagnostics', async () => {
  const file = join(await temporaryFolder(), 'session.eaf')
  writeFileSync(file, eaf)
  expect(JSON.parse(run(file, '--json').stdout)).toMatchObject({
    document: { timeSlots: 2, tiers: [{ id: 'GlossR', annotations: 1 }] },
    diagnostics: [
      { code: 'danglingReference', line: 6 },
      { code: 'danglingReference', line: 5 },
      { code: 'unknownTime' },
    ],
  })
})

test('a file that is refused, and one that does not exist, are errors with a sentence', async () => {
  const file = join(await temporaryFolder(), 'session.eaf')
  writeFileSync(file, eaf.slice(0, 400))
  expect(run(file)).toMatchObject({ status: 1, stderr: `${file}, line 6: The file ends in the middle.\n` })
  expect(run('none.eaf')).toMatchObject({ status: 1, stderr: 'none.eaf: There is no such file.\n' })
})
