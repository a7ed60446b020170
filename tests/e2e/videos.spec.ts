import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { textsOf } from './page-html.ts'
import { followMenuItem, horizontalOverflow, languagePanel } from './site-parts.ts'
import { hasFfmpeg, makeVideo } from './test-video.ts'

test.skip(!hasFfmpeg, 'ffmpeg is not installed')

const pt = translator('pt')
const list = '/pt/control-panel/videos'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const menuPlace = (page: Page) =>
  page.getByRole('region', { name: pt('simpleLists:videos.place.public-menu'), exact: true })

/** Visitors see what was saved after the page was read again. */
const expectOnAbout = (page: Page, title: string) =>
  expect
    .poll(async () => {
      const html = await (await page.request.get('/pt/about')).text()
      return textsOf(html, 'h2').filter((heading) => heading === title)
    })
    .toEqual([title])

/** Adds a film for a place. */
async function addVideo(page: Page, { place, title }: { place: string; title: string }): Promise<void> {
  const film = makeVideo(mkdtempSync(join(tmpdir(), 'signbank-videos-')), 'film.mp4')
  await open(page, `${list}/create?place=${place}`)
  await languagePanel(page, 'Português')
    .getByRole('textbox', { name: pt('simpleLists:videos.field.title'), exact: false })
    .fill(title)
  await page.locator('input[type=file]').first().setInputFiles(film)
  await expect(page.getByRole('button', { name: pt('kit:media.remove', { file: 'film.mp4' }) })).toBeVisible()
  await page.getByRole('button', { name: pt('simpleLists:videos.add') }).click()
  await expect(toast(page, pt('simpleLists:toast.created', { name: title }))).toBeVisible()
}

test('a page shows the film of its place to visitors, and Ana edits it from there; other pages have none [PUB-20] [CNT-07]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await addVideo(page, { place: 'faqs', title: 'Perguntas em Libras' })
  const main = page.getByRole('main')
  const summary = main.getByText('Perguntas em Libras')
  const player = main.getByRole('region', { name: 'Perguntas em Libras' }).locator('video').first()
  const edit = main.getByRole('link', { name: /^Editar o vídeo \d+$/ })
  await expect(async () => {
    await open(page, '/pt/faqs')
    expect(await summary.count()).toBe(1)
  }).toPass()
  await summary.click()
  await expect(player).toBeVisible()
  const id = /\d+$/.exec((await edit.textContent()) ?? '')?.[0]
  await expect(edit).toHaveAttribute('href', `${list}/edit/${id}`)
  await audit('as administrator')
  await edit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas em Libras' })).toBeVisible()
  await follow(page, '/pt/about')
  await expect(main.getByRole('link', { name: pt('public:video.edit', { id: 586 }) })).toBeVisible()

  await page.context().clearCookies()
  await open(page, '/pt/faqs')
  await summary.click()
  await expect(player).toBeVisible()
  await expect(edit).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await follow(page, '/pt/glossary')
  await expect(main.getByRole('region', { name: /Libras/ })).toHaveCount(0)
  await expect(summary).toHaveCount(0)
})

test('Ana adds a video to the public menu: it plays instead of the older one, until she disables it [CNT-07] [CNT-03] [UIX-05] [D22]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  const film = makeVideo(mkdtempSync(join(tmpdir(), 'signbank-videos-')), 'menu.mp4')
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  await followMenuItem(page, 'settings', 'videos')
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:place.videos') })).toBeVisible()
  const videos = menuPlace(page).getByRole('listitem')
  await expect(videos).toHaveCount(2)
  const older = await videos.first().getByRole('link').textContent()
  await expect(videos.first()).toContainText(pt('simpleLists:videos.state.active'))
  await audit('the places')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  const place = pt('simpleLists:videos.place.public-menu')
  await page.getByRole('link', { name: pt('simpleLists:videos.addTo', { place }), exact: true }).click()
  await expect(
    page.getByRole('combobox', { name: pt('simpleLists:videos.field.place'), exact: false }),
  ).toHaveValue('public-menu')
  const add = page.getByRole('button', { name: pt('simpleLists:videos.add') })
  await languagePanel(page, 'Português')
    .getByRole('textbox', { name: pt('simpleLists:videos.field.title'), exact: false })
    .fill('Novo guia')
  await add.click()
  await expect(page.getByText(pt('errors:video.filmMissing')).first()).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(film)
  await expect(page.getByRole('button', { name: pt('kit:media.remove', { file: 'menu.mp4' }) })).toBeVisible()
  await audit('the form')
  await add.click()
  await expect(toast(page, pt('simpleLists:toast.created', { name: 'Novo guia' }))).toBeVisible()
  await expect(videos.first()).toContainText('Novo guia')
  await expect(videos.first()).toContainText(pt('simpleLists:videos.state.active'))
  await expect(videos.nth(1)).toContainText(pt('simpleLists:videos.older'))
  await expectOnAbout(page, 'Novo guia')

  await videos.first().getByRole('link').click()
  await expect(
    page.getByRole('main').getByText(pt('errors:video.active', { name: 'Novo guia' })),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: pt('simpleLists:videos.active') }).uncheck()
  await page.getByRole('button', { name: pt('simpleLists:save'), exact: true }).click()
  await expect(toast(page, pt('simpleLists:toast.saved', { name: 'Novo guia' }))).toBeVisible()
  await expectOnAbout(page, older ?? '')

  await follow(page, `${list}?show=missing`)
  await expect(menuPlace(page)).toHaveCount(0)
  await follow(page, `${list}?show=fields`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
})
