import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { nzslMapping } from '#domains/signs/csv/presets/nzsl.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { expect, firstVisit, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { waitUntilFilmed } from './recording-dialog.ts'
import { horizontalOverflow } from './site-parts.ts'
import { hasFfmpeg } from './test-video.ts'

const lexicon = join(import.meta.dirname, '../../../shared/data/nzsl/signs.csv')
if (!existsSync(lexicon))
  console.warn('The lexicon ../shared/data/nzsl/signs.csv is missing, so no journey imports it.')

/**
 * The first signs of the lexicon, without the two glosses that signs of the demonstration have, and without the signs
 * of examples, some of which an excerpt does not contain.
 */
async function readLexicon(count: number): Promise<Buffer> {
  const rows = parse(await readFile(lexicon), { bom: true, columns: true }) as Record<string, string>[]
  const excerpt = rows.slice(0, count).map((row) => ({
    ...row,
    gloss: row.gloss?.replace(/^(UM|BANANA)$/, '$1-NZ') ?? '',
    ...(count < rows.length && { example_signs: '' }),
  }))
  return Buffer.from(stringify(excerpt, { header: true }))
}

// The complete lexicon is imported once.
for (const [locale, width, count] of [
  ['pt', 360, 300],
  ['hu', 1280, 4807],
] as const)
  test(`Bruno films a sign, trims it, loses the connection and goes on, and picks the framing image; Carla publishes; a visitor watches; Ana imports ${count} signs with a mapping and undoes it; a script with a token exports the dictionary: ${locale}, ${width} px [SGN-07] [SGN-08] [SGN-14] [ROL-07] [API-03]`, async ({
    page,
    browser,
    baseURL,
    playwright,
    audit,
    expectError,
  }) => {
    test.skip(!hasFfmpeg || !existsSync(lexicon), 'ffmpeg or the lexicon is missing')
    const t = translator(locale)
    const gloss = `RODA-${locale.toUpperCase()}`
    const main = page.getByRole('main')
    const fits = async () => expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'bruno')
    const created = await page.request.post('/api/signs', {
      data: { gloss, translations: { pt: [['roda']] } },
    })
    const { id } = (await created.json()).data
    await open(page, `/${locale}/control-panel/signs/edit/${id}`)
    await page.getByRole('button', { name: t('signForm:media.open') }).click()

    await test.step('Bruno films the sign, cuts off its start, loses the connection and goes on', async () => {
      expectError('net::ERR_CONNECTION_RESET')
      let losses = 0
      await page.route(/\/api\/uploads\/\w+$/, (route) => {
        if (route.request().method() !== 'PATCH' || losses === 2) return route.continue()
        losses += 1
        return route.abort('connectionreset')
      })
      await page.getByRole('button', { name: t('recording:button') }).click()
      const dialog = page.getByRole('dialog', { name: t('recording:title') })
      const press = (key: 'start' | 'stop' | 'use') =>
        dialog.getByRole('button', { name: t(`recording:${key}`), exact: true }).press('Enter')
      await expect(dialog.getByRole('button', { name: t('recording:start'), exact: true })).toBeEnabled()
      await press('start')
      await waitUntilFilmed(dialog, 2)
      await press('stop')
      const start = dialog.getByRole('slider').first()
      await start.focus()
      for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
      await fits()
      await audit('the recording')
      await press('use')
      await expect(dialog).toHaveCount(0)
      const row = page.getByRole('listitem').filter({ hasText: '.webm' })
      await expect(row.getByText(t('signForm:media.states.ready'))).toBeVisible()
      expect(losses).toBe(2)
    })

    await test.step('Bruno picks the framing image', async () => {
      await page.getByRole('button', { name: t('signForm:media.frame.button') }).click()
      const dialog = page.getByRole('dialog', { name: t('signForm:media.frame.title') })
      await expect(dialog.getByRole('radio')).toHaveCount(12)
      await dialog.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowRight')
      await dialog.getByRole('button', { name: t('signForm:media.frame.save') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(
        page.getByRole('listitem').filter({ hasText: t('signForm:media.roles.framing') }),
      ).toBeVisible()
      await fits()
      await audit('files of the sign')
    })

    await test.step('Carla publishes the sign, and a visitor watches it', async () => {
      await signIn(page, 'carla')
      await open(page, `/${locale}/control-panel/signs/view/${id}`)
      await page.getByRole('link', { name: t('signView:change.publish.button'), exact: true }).click()
      await page
        .getByRole('button', { name: t('signView:change.publish.button').replace('…', ''), exact: true })
        .click()
      await expect(
        page.getByRole('status').filter({ hasText: t('signView:change.publish.done') }),
      ).toBeVisible()
      const newVisitor = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        viewport: { width, height: 800 },
        storageState: firstVisit,
      })
      const visitor = await newVisitor.newPage()
      await open(visitor, `/${locale}/signs/view/${id}`)
      const video = visitor.getByRole('main').locator('video').first()
      await video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true
        await element.play()
        if (element.currentTime === 0)
          await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
      })
      expect(await video.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toMatch(/-web\.mp4$/)
      await newVisitor.close()
    })

    await test.step('Ana imports the signs with a mapping, looks at the preview and undoes it', async () => {
      // With upper and lower case, because "Sendo desfeita" contains "desfeita".
      const state = (key: 'ready' | 'applied' | 'undone') =>
        main.getByRole('status').filter({ hasText: new RegExp(RegExp.escape(t(`signImport:state.${key}`))) })
      await signIn(page, 'ana')
      await open(page, `/${locale}/control-panel/signs/import`)
      await page.getByLabel(t('signImport:form.file')).setInputFiles({
        name: `nzsl-${locale}.csv`,
        mimeType: 'text/csv',
        buffer: await readLexicon(count),
      })
      await page.getByLabel(t('signImport:form.mapping')).setInputFiles({
        name: 'mapping.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(nzslMapping())),
      })
      await page.getByRole('checkbox', { name: t('signImport:form.createValues') }).check()
      await page.getByRole('button', { name: t('signImport:form.upload') }).click()
      await expect(state('ready')).toBeVisible()
      await expect(main.getByRole('article').first()).toBeVisible()
      await fits()
      await audit('the preview')
      // The embedded database has one connection: during the import, the page may have to wait for it too long.
      expectError('503')
      await page.getByRole('button', { name: t('signImport:confirm.button', { count }) }).click()
      await expect(state('applied')).toBeVisible()
      await page.getByRole('checkbox', { name: t('signImport:undo.sure') }).check()
      await page.getByRole('button', { name: t('signImport:undo.button'), exact: true }).click()
      await expect(state('undone')).toBeVisible()
      await audit('the undone import')
    })

    await test.step('a script with a token exports the dictionary', async () => {
      await open(page, `/${locale}/control-panel/my-profile/tokens`)
      await page.getByLabel(t('tokens:new.name')).fill('Script')
      await page.getByLabel(t('tokens:scope.export')).check()
      await page.getByLabel(t('profile:password.present')).first().fill(castPassword)
      await page.getByRole('button', { name: t('tokens:new.create'), exact: true }).click()
      const secret = page.locator('code').filter({ hasText: /^signbank_[\w-]{43}$/ })
      await expect(secret).toBeVisible()
      const script = await playwright.request.newContext({
        baseURL: new URL(page.url()).origin,
        storageState: { cookies: [], origins: [] },
        extraHTTPHeaders: { authorization: `Bearer ${await secret.textContent()}` },
      })
      const exported = await script.get('/api/exports/signs.csv')
      expect(exported.status()).toBe(200)
      const text = await exported.text()
      expect(text).toContain(gloss)
      expect(text).not.toContain('(BE)-BORN')
      const zip = await script.get('/api/exports/package.zip')
      expect((await zip.body()).subarray(0, 2).toString()).toBe('PK')
      await script.dispose()
    })
  })
