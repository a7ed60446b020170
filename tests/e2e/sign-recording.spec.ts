import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { waitUntilFilmed } from './recording-dialog.ts'
import { horizontalOverflow } from './site-parts.ts'
import { hasFfmpeg } from './test-video.ts'

const hu = translator('hu')

test('Bruno films a sign with the camera, cuts off its start by keyboard, and sees it being converted [SGN-07]', async ({
  page,
  audit,
}) => {
  test.skip(!hasFfmpeg, 'ffmpeg is missing')
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page, 'bruno')
  const created = await page.request.post('/api/signs', {
    data: { gloss: 'CATAVENTO', translations: { pt: [['cata-vento']] } },
  })
  const { id } = (await created.json()).data
  await open(page, `/hu/control-panel/signs/edit/${id}`)
  await page.getByRole('button', { name: hu('signForm:media.open') }).click()
  const openCamera = page.getByRole('button', { name: hu('recording:button') })
  const dialog = page.getByRole('dialog', { name: hu('recording:title') })
  const button = (key: 'start' | 'stop' | 'play' | 'use' | 'again') =>
    dialog.getByRole('button', { name: hu(`recording:${key}`), exact: true })

  // This Chromium cannot ask for permission, so its refusal is simulated once.
  await page.evaluate(() => {
    const { mediaDevices } = navigator
    Object.defineProperty(mediaDevices, 'getUserMedia', {
      configurable: true,
      value: async () => {
        Reflect.deleteProperty(mediaDevices, 'getUserMedia')
        throw new DOMException('', 'NotAllowedError')
      },
    })
  })
  await openCamera.click()
  await expect(dialog.getByText(hu('recording:refused.denied'))).toBeVisible()
  await expect(button('start')).toBeDisabled()
  await dialog.getByRole('button', { name: hu('recording:cancel') }).click()

  await openCamera.click()
  await expect(button('start')).toBeEnabled()
  await audit('the camera')
  expect(await horizontalOverflow(page)).toBe(0)
  await button('start').press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(hu('recording:running'))
  await waitUntilFilmed(dialog, 2)
  await button('stop').press('Enter')

  const start = dialog.getByRole('slider', { name: /^Kezdet/ })
  await start.focus()
  for (let step = 0; step < 25; step++) await page.keyboard.press('ArrowRight')
  await expect(start).toHaveAttribute('aria-valuetext', hu('recording:seconds', { seconds: 1 }))
  await button('play').click()
  await audit('the recording')
  expect(await horizontalOverflow(page)).toBe(0)
  const length = await dialog.locator('video').evaluate((video: HTMLVideoElement) => video.duration)
  expect(length).toBeGreaterThan(1.5)
  await button('use').click()
  await expect(dialog).toHaveCount(0)

  const row = page.getByRole('listitem').filter({ hasText: '.webm' })
  await expect(row.getByText(hu('signForm:media.states.ready'))).toBeVisible()
  const { data } = await (await page.request.get(`/api/signs/${id}/media`)).json()
  expect(data[0].original).toMatch(/\.webm$/)
  const shown = await page.evaluate(async (src) => {
    const video = document.createElement('video')
    video.src = src
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }))
    return video.duration
  }, data[0].web)
  expect(shown).toBeGreaterThan(length - 1.2)
  expect(shown).toBeLessThan(length - 0.8)
})
