import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSchemaMissing, schemaErrors } from '#packages/elan/xmllint.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { findSignPath } from './find-sign.ts'
import { answerCookieNotice, expect, open, signIn } from './fixtures.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

const recordings = new URL('../../seeds/demo/recordings/', import.meta.url)
const film = new URL('minha-familia.mp4', recordings).pathname

/** A recording of the demonstration with other glosses: three that are near to signs, and one that no sign has. */
function aCorpusFile(language: string): string {
  const misses = {
    CACHORRO: 'CACHORROS',
    GATO: 'GATOS',
    TRABALHAR: 'TRABALHO',
    DOMINGO: `FEIRA-${language.toUpperCase()}`,
  }
  let text = readFileSync(new URL('minha-familia.eaf', recordings), 'utf8')
  for (const [gloss, miss] of Object.entries(misses)) text = text.replaceAll(`>${gloss}<`, `>${miss}<`)
  const path = join(mkdtempSync(join(tmpdir(), 'signbank-corpus-')), `entrevista-${language}.eaf`)
  writeFileSync(path, text)
  return path
}

for (const [locale, width, sentence] of [
  ['pt', 1280, 'O meu irmão gosta de cachorros.'],
  ['de', 360, 'Mein Bruder mag Hunde.'],
] as const)
  test(`the way of a corpus file in ${locale}, ${width} pixels wide: Ana uploads it with its film, links three misses, makes a sign, and renames one; a visitor watches an example; ELAN gets vocabulary and template [ELN-01] [ELN-03] [ELN-04] [ELN-05] [ELN-06] [UIX-03]`, async ({
    page,
    browser,
    baseURL,
    audit,
  }) => {
    const t = translator(locale)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
    const title = `Entrevista ${locale}`
    await page.setViewportSize({ width, height: 800 })
    const fits = async (name: string) => {
      expect({ name, overflow: await horizontalOverflow(page) }).toEqual({ name, overflow: 0 })
      await audit(name)
    }

    await signIn(page, 'ana')
    await open(page, `/${locale}/control-panel/videos-eaf/create`)
    await page.getByLabel(t('eafVideos:upload.file')).setInputFiles(aCorpusFile(locale))
    await page.getByLabel(t('eafVideos:field.film', { number: 1 })).setInputFiles(film)
    await page.getByRole('textbox', { name: t('eafVideos:field.title') }).fill(title)
    await page.getByRole('textbox', { name: t('eafVideos:field.state') }).fill('Pará')
    // Its name contains its description.
    const isPublic = new RegExp(`^${t('eafVideos:visibility.public')}`)
    await page.getByRole('radio', { name: isPublic }).check()
    await fits('the form')
    await expect(
      page.getByText(t('eafVideos:upload.sent', { file: `entrevista-${locale}.eaf` })),
    ).toBeVisible()
    await button(t('eafVideos:form.create')).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // Until the film is converted.
    await expect(page.locator('video').first()).toBeVisible()

    await page.getByRole('link', { name: t('eafVideos:tab.glosses'), exact: true }).click()
    await button(t('eafGlosses:choose.button')).click()
    for (const value of ['CACHORROS', 'GATOS', 'TRABALHO'])
      await page.getByLabel(t('eafGlosses:values.choose', { value })).check()
    await fits('the values without a sign')
    // Each hand of a sign with two hands is a use.
    await page
      .getByRole('button', { name: new RegExp(t('eafGlosses:bulk.link', { count: 3 }).replace('3', '\\d+')) })
      .click()
    await expect(toast(t('eafGlosses:toast.linked', { count: 3 }))).toBeVisible()
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^FEIRA/ }) })
      .getByRole('link')
      .click()
    await button(t('eafGlosses:decide.createButton')).click()
    await expect(toast(t('eafGlosses:toast.created', { count: 1 }))).toBeVisible()
    await expect(page.getByText(t('eafGlosses:values.none.unmatched'))).toBeVisible()

    // Who renames a sign sees which recordings use it.
    const signPath = (await findSignPath(page, 'GATO', locale)).replace(
      '/signs/view/',
      '/control-panel/signs/edit/',
    )
    await open(page, signPath)
    const gloss = page.getByRole('textbox', { name: t('properties:gloss') }).first()
    await gloss.fill(`GATINHO-${locale.toUpperCase()}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await button(t('signForm:save.leave')).click()
    await page.setViewportSize({ width, height: 800 })
    const dialog = page.getByRole('dialog').filter({ hasText: t('signUses:former.keep', { former: 'GATO' }) })
    await expect(dialog).toContainText(title)
    await audit('the dialog of a renamed sign')
    await dialog.getByRole('button', { name: t('signUses:cancel', { former: 'GATO' }) }).click()
    await expect(dialog).toBeHidden()

    // The concordance plays by keyboard, whatever recording comes next.
    await open(page, `/${locale}/control-panel/occasions?value=GATOS`)
    const row = page.getByRole('link', { name: 'GATOS', exact: true }).first()
    await row.focus()
    await page.keyboard.press(' ')
    await expect
      .poll(() => page.locator('#moment video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(false)
    await fits('the concordance')

    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await answerCookieNotice(visitor.context())
    await visitor.setViewportSize({ width, height: 800 })
    await open(visitor, await findSignPath(page, 'CACHORRO', locale))
    const example = visitor.getByRole('region', { name: t('corpus:inUse') })
    await example.getByRole('link', { name: t('corpus:play', { text: sentence }) }).click()
    await expect(example.locator('video')).toHaveJSProperty('muted', true)
    await visitor.context().close()

    if (isSchemaMissing) return
    const files = ['signs.ecv', 'signs-pages.ecv', 'handshapes.ecv', 'locations.ecv', 'signbank.etf']
    const texts = await Promise.all(
      files.map(async (file) => (await page.request.get(`/api/ecv/${file}`)).text()),
    )
    const folder = mkdtempSync(join(tmpdir(), 'signbank-schema-'))
    expect(await schemaErrors(texts, '3.0', folder)).toBe('')
  })
