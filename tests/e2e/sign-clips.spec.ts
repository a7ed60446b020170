import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'
import { hasFfmpeg, makeVideo } from './test-video.ts'

const de = translator('de')
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signbank-e2e-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('Bruno adds the videos of a recording session together: they find their signs by name, he decides about the others, and all are sent, on a phone in German [SGN-07] [SGN-16]', async ({
  page,
  audit,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  const buffer = await readFile(makeVideo(folder, 'clip.mp4'))
  const video = (name: string) => ({ name, mimeType: 'video/mp4', buffer })
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'bruno')
  const created = await page.request.post('/api/signs', {
    data: { gloss: 'PANDORGA', translations: { pt: [['pandorga']] } },
  })
  const { id } = (await created.json()).data
  await open(page, '/de/control-panel/signs')
  await page.getByRole('link', { name: de('signList:clips'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('signClips:title'))
  await expect(page.getByText(/^[\d,]+ von 20 GB belegt$/)).toBeVisible()
  await audit()
  await page
    .getByLabel(de('signClips:choose.files'))
    .setInputFiles([
      video('pandorga.mp4'),
      video('PANDORGA_left.mp4'),
      video('FELDARBEIT-NEU (2).mp4'),
      { name: 'notizen.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ])
  const row = (name: string) =>
    page
      .getByRole('list', { name: de('signClips:list') })
      .getByRole('listitem')
      .filter({ hasText: name })
  await expect(row('pandorga.mp4')).toContainText(`${de('signClips:sign')} PANDORGA`)
  await expect(row('PANDORGA_left.mp4').getByRole('combobox')).toHaveValue('angle')
  await expect(row('notizen.txt')).toContainText('.mp4')
  await row('FELDARBEIT-NEU')
    .getByRole('button', { name: de('signClips:newSign'), exact: true })
    .click()
  await expect(row('FELDARBEIT-NEU').getByLabel(de('signClips:newGloss'))).toHaveValue('FELDARBEIT-NEU')
  await audit('chosen files')
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByLabel(de('signForm:media.licence')).fill('CC BY 4.0')
  await page.getByRole('button', { name: de('signClips:send', { count: 3 }), exact: true }).click()
  await expect(
    page.getByRole('status').filter({ hasText: de('signClips:summary.sent', { count: 3 }) }),
  ).toBeVisible()
  await audit('sent files')

  const files = (await (await page.request.get(`/api/signs/${id}/media`)).json()).data
  expect(files).toMatchObject([
    { role: 'main', name: 'pandorga.mp4', licence: 'CC BY 4.0' },
    { role: 'angle', name: 'PANDORGA_left.mp4', licence: 'CC BY 4.0' },
  ])
  await row('FELDARBEIT-NEU')
    .getByRole('link', { name: de('signClips:openSign') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FELDARBEIT-NEU')
})
