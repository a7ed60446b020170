import type { Page } from '@playwright/test'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { zipOf } from '#domains/sign-import/server/archive/archive.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

// The journeys of a worker share one site and use glosses of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const de = translator('de')
const hu = translator('hu')
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
/** With upper and lower case, because "Wird importiert" contains "importiert". */
const state = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(RegExp.escape(text)) })

/** Uploads a file by the form of the open page. */
async function upload(page: Page, file: ReturnType<typeof csv>, t = pt) {
  await page.getByLabel(t('signImport:form.file')).setInputFiles(file)
  await page.getByRole('button', { name: t('signImport:form.upload') }).click()
  await expect(page).toHaveURL(/signs\/import\/\d+$/)
}

test('Ana imports a lexicon of somebody else: decides what its headers and values mean, sees old and new, confirms and undoes it [SGN-14] [ROL-07] [D31]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/signs')
  await page.getByRole('link', { name: pt('signList:import'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt('signImport:title'))
  await audit()
  await upload(
    page,
    csv('campo.csv', 'Glosa;Lugar;Obs;lemma\nIMPORTADO-UM;perto da boca;x;um\nIMPORTADO-DOIS;?;y;dois\n'),
  )
  await expect(state(page, pt('signImport:state.unmapped'))).toBeVisible()
  await audit()
  const meaning = (name: string) =>
    page.getByRole('main').getByLabel(pt('signImport:mapping.meaningOf', { name }), { exact: true })
  const omit = (name: string) =>
    page.getByRole('checkbox', { name: pt('signImport:mapping.omitThis', { name }), exact: true })
  await expect(meaning('Glosa')).toHaveValue('gloss')
  await meaning('Lugar').selectOption('location')
  await omit('Obs').check()
  await page.getByRole('button', { name: pt('signImport:mapping.apply') }).click()
  await expect(meaning('perto da boca')).toBeVisible()
  await meaning('perto da boca').fill('boca-errada')
  await omit('?').check()
  await page.getByRole('button', { name: pt('signImport:mapping.apply') }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: pt('errors:mapping.failed', { file: 'campo.csv', count: 1 }) }),
  ).toBeVisible()
  await expect(meaning('perto da boca')).toHaveValue('boca-errada')
  await expect(omit('?')).toBeChecked()
  await meaning('perto da boca').fill('mouth')
  await page.getByRole('button', { name: pt('signImport:mapping.apply') }).click()

  await expect(state(page, pt('signImport:state.ready'))).toBeVisible()
  await audit()
  const change = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /^IMPORTADO-UM/ }) })
  await expect(change).toContainText('boca')
  await page.getByRole('button', { name: pt('signImport:confirm.button', { count: 2 }) }).click()
  await expect(state(page, pt('signImport:state.applied'))).toBeVisible()
  await audit()
  expect((await page.request.get('/pt/search-signs/words?q=IMPORTADO-UM')).ok()).toBe(true)
  const glossesWith = async (status: 'pending' | 'deleted') => {
    const { data } = await (await page.request.get(`/api/signs?q=IMPORTADO-UM&status=${status}`)).json()
    return data.map(({ gloss }: { gloss: string }) => gloss)
  }
  expect(await glossesWith('pending')).toEqual(['IMPORTADO-UM'])

  await page.getByRole('checkbox', { name: pt('signImport:undo.sure') }).check()
  await page.getByRole('button', { name: pt('signImport:undo.button'), exact: true }).click()
  await expect(state(page, pt('signImport:state.undone'))).toBeVisible()
  expect(await glossesWith('deleted')).toEqual(['IMPORTADO-UM'])
})

test('errors are listed by line and downloaded with their lines, and the import is discarded; Ana imports signs with a ZIP of their videos, but one with anything else is refused, on a phone in German [SGN-14] [SGN-07]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  const zip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ana')
  await open(page, '/de/control-panel/signs/import')
  await upload(
    page,
    csv('fehler.csv', 'gloss,repeated_movement\nFEHLER-EINS,vielleicht\nFEHLER-ZWEI,no\n'),
    de,
  )
  await expect(state(page, de('signImport:state.failed'))).toBeVisible()
  await audit()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('table')).toContainText(de('errors:import.yesNo', { value: 'vielleicht' }))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: de('signImport:view.failedLines') }).click()
  expect((await download).suggestedFilename()).toMatch(/failed-lines\.csv$/)
  await page.getByRole('button', { name: de('signImport:discard') }).click()
  await expect(page).toHaveURL(/signs\/import$/)
  await expect(
    page.getByRole('status').filter({ hasText: de('signImport:discarded', { file: 'fehler.csv' }) }),
  ).toBeVisible()

  const archive = page.getByLabel(de('signImport:form.archive'))
  const file = csv('mit-video.csv', 'gloss,video\nMIT-VIDEO-EINS,eins.mp4\n')
  await archive.setInputFiles(
    zip('notizen.zip', await zipOf([{ path: 'notizen.txt', content: Buffer.from('x') }])),
  )
  await expect(page.getByText(de('signImport:form.archiveSent'))).toBeVisible()
  await page.getByLabel(de('signImport:form.file')).setInputFiles(file)
  await page.getByRole('button', { name: de('signImport:form.upload') }).click()
  await expect(archive).toHaveAccessibleDescription(/notizen\.txt/)
  await audit()

  await page.getByRole('button', { name: de('signImport:form.archiveRemove') }).click()
  const content = await aVideo()
  await archive.setInputFiles(zip('videos.zip', await zipOf([{ path: 'feld/eins.mp4', content }])))
  await expect(page.getByText(de('signImport:form.archiveSent'))).toBeVisible()
  await upload(page, file, de)
  await expect(state(page, de('signImport:state.ready'))).toBeVisible()
  await page.getByRole('button', { name: de('signImport:confirm.button', { count: 1 }) }).click()
  await expect(state(page, de('signImport:state.applied'))).toBeVisible()
  const { data } = await (await page.request.get('/api/signs?q=MIT-VIDEO-EINS&type=exact')).json()
  expect(data).toEqual([])
  await follow(page, '/de/control-panel/signs?q=MIT-VIDEO-EINS')
  await page.getByRole('link', { name: 'MIT-VIDEO-EINS', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('eins.mp4')
})

test('Ana imports an export of Global Signbank with its preset and sees which columns stay out, on a phone in Hungarian [SGN-14]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await signIn(page, 'ana')
  await open(page, '/hu/control-panel/signs/import')
  await page.getByLabel(hu('signImport:form.preset')).selectOption('global-signbank')
  await audit()
  const header = 'Signbank ID,Annotation ID Gloss (English),Senses (English),Weak Drop'
  await upload(page, csv('signbank.csv', `${header}\n1,PRESET-ONE,"1. one, single",True\n`), hu)
  await expect(state(page, hu('signImport:state.ready'))).toBeVisible()
  await page.locator('summary', { hasText: hu('signImport:preview.notices', { count: 1 }) }).click()
  await expect(
    page.getByText(hu('errors:import.columnLeftOut', { column: 'Weak Drop', count: 1 })),
  ).toBeVisible()
  await audit()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a file is uploaded, checked, imported and undone [SGN-14]', async ({ page }) => {
    await signIn(page, 'ana')
    await page.goto('/pt/control-panel/signs/import')
    await upload(page, csv('sem-script.csv', 'gloss,lemma\nSEM-SCRIPT,sem\n'))
    const until = async (key: 'ready' | 'applied' | 'undone') =>
      expect(async () => {
        await page.reload()
        expect(await state(page, pt(`signImport:state.${key}`)).count()).toBe(1)
      }).toPass()
    await until('ready')
    await page.getByRole('button', { name: pt('signImport:confirm.button', { count: 1 }) }).click()
    await until('applied')
    await page.getByRole('checkbox', { name: pt('signImport:undo.sure') }).check()
    await page.getByRole('button', { name: pt('signImport:undo.button'), exact: true }).click()
    await until('undone')
  })
})
