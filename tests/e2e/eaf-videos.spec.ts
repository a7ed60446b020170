import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test } from './fixtures.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const list = '/pt/control-panel/videos-eaf'
const annotations = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<ANNOTATION_DOCUMENT AUTHOR="Carla" DATE="2024-05-02T10:00:00+01:00" FORMAT="3.0" VERSION="3.0">',
  '<HEADER MEDIA_FILE="" TIME_UNITS="milliseconds"/>',
  '<TIME_ORDER><TIME_SLOT TIME_SLOT_ID="ts1" TIME_VALUE="0"/><TIME_SLOT TIME_SLOT_ID="ts2" TIME_VALUE="500"/></TIME_ORDER>',
  '<TIER TIER_ID="S1 Glosa MD" LINGUISTIC_TYPE_REF="gloss" PARTICIPANT="S1"><ANNOTATION>',
  '<ALIGNABLE_ANNOTATION ANNOTATION_ID="a1" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts2"><ANNOTATION_VALUE>CASA</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION>',
  '</ANNOTATION></TIER>',
  '<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="gloss" TIME_ALIGNABLE="true"/>',
  '</ANNOTATION_DOCUMENT>',
].join('\n')

/** A file on the disk of the person. */
function aFile(name: string, content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'signbank-eaf-')), name)
  writeFileSync(path, content)
  return path
}

test('Ana uploads a corpus file and sees its tiers; a broken file is refused with its line; a newer version says what it changed [ELN-01] [ELN-07] [ELN-08]', async ({
  page,
  audit,
  expectError,
}) => {
  // The broken file.
  expectError('422')
  await signIn(page, 'ana')
  await open(page, list)
  const broken = aFile('recife_02.eaf', annotations.replace('</TIER>', '</TIRE>'))
  const whole = aFile('porto_07.eaf', annotations)
  await page.getByLabel(pt('eafVideos:upload.label')).setInputFiles([broken, whole])
  const uploads = page.getByRole('list', { name: pt('eafVideos:upload.list') })
  const refused = uploads.getByRole('listitem').filter({ hasText: 'recife_02.eaf' })
  await expect(refused).toContainText(pt('eafVideos:upload.refused'))
  await expect(refused).toContainText('Linha 7:')
  const row = page.getByRole('row', { name: /porto_07/ })
  await expect(row).toContainText(pt('eafVideos:visibility.restricted'))
  await expect(page.getByRole('row', { name: /recife_02/ })).toHaveCount(0)
  await audit('the list')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await audit('the list, narrow')
  await page
    .getByRole('button', { name: pt('eafVideos:upload.dismissFile', { file: 'recife_02.eaf' }) })
    .click()
  await expect(refused).toHaveCount(0)

  await row.getByRole('link', { name: 'porto_07' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'porto_07' })).toBeVisible()
  const tiers = page.getByRole('table', { name: pt('eafVideos:tiers.title') })
  await expect(tiers.getByRole('row', { name: /S1 Glosa MD gloss/ })).toBeVisible()
  await expect(page.getByText(pt('eafVideos:fromFile')).first()).toBeVisible()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await audit('the data, narrow')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel(pt('eafVideos:field.city')).fill('Porto Alegre')
  await page.getByRole('radio', { name: pt('eafVideos:visibility.public') }).check()
  await page.getByRole('button', { name: pt('eafVideos:form.save') }).click()
  await expect(page.getByRole('status').filter({ hasText: pt('eafVideos:toast.saved') })).toBeVisible()
  await expect(
    page.getByRole('banner').or(page.getByRole('main')).getByText(pt('eafVideos:visibility.public')).first(),
  ).toBeVisible()
  await audit('the data')

  await page.getByRole('link', { name: pt('eafVideos:tab.versions') }).click()
  await page
    .getByLabel(pt('eafVideos:upload.file'))
    .setInputFiles(aFile('porto_07b.eaf', annotations.replace('CASA', 'LAR')))
  await expect(page.getByText(pt('eafVideos:upload.sent', { file: 'porto_07b.eaf' }))).toBeVisible()
  await page.getByRole('button', { name: pt('eafVideos:versions.send') }).click()
  const second = page.getByRole('region', { name: pt('eafVideos:versions.number', { number: 2 }) })
  await expect(second).toContainText(`1${pt('eafVideos:changes.changed')}`)
  await audit('the versions')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: pt('eafVideos:versions.download', { number: 1 }) }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('porto_07.eaf')
  expect(readFileSync(await download.path(), 'utf8')).toBe(annotations)

  await page.getByRole('link', { name: pt('eafVideos:tab.data') }).click()
  await page.getByRole('checkbox', { name: /^Excluir “porto_07”/ }).check()
  await page.getByRole('button', { name: pt('eafVideos:delete.button'), exact: true }).click()
  await expect(page.getByRole('row', { name: /porto_07/ })).toHaveCount(0)
})
