import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { insideOf, textsOf } from './page-html.ts'
import { followMenuItem, horizontalOverflow, languagePanel, openLanguage } from './site-parts.ts'

// The journeys of a worker share one site and use questions of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const de = translator('de')
const list = '/pt/control-panel/faqs'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const add = (page: Page) => page.getByRole('button', { name: pt('simpleLists:faqs.add') })
const save = (page: Page) => page.getByRole('button', { name: pt('simpleLists:save'), exact: true })
const questionIn = (page: Page, language: string) =>
  languagePanel(page, language).getByRole('textbox', { name: pt('simpleLists:faqs.field.question') })
const answerIn = (page: Page, language: string) =>
  languagePanel(page, language).getByRole('textbox', {
    name: pt('simpleLists:textIn', { field: pt('simpleLists:faqs.field.answer'), language }),
  })
const shown = (page: Page) => page.getByRole('main').locator('details h2')
/** The questions that visitors read, in order. */
const publicQuestions = async (page: Page, locale: Locale) => {
  const html = await (await page.request.get(`/${locale}/faqs`)).text()
  return textsOf(insideOf(html, 'details').join(), 'h2')
}

/** Adds a question in Portuguese from the open list. */
async function addQuestion(page: Page, question: string): Promise<void> {
  await page.getByRole('link', { name: pt('simpleLists:faqs.create') }).click()
  await questionIn(page, 'Português').fill(question)
  await answerIn(page, 'Português').fill('Sim.')
  await add(page).click()
  await expect(toast(page, pt('simpleLists:toast.created', { name: question }))).toBeVisible()
}

test('Ana answers a question in two languages, and visitors read it first on the page of questions [CNT-03] [CNT-06] [CNT-09] [PUB-05] [UIX-05] [VAL-01]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/overview')
  const menu = await followMenuItem(page, 'content', 'faqs')
  await expect(page.getByRole('heading', { level: 1, name: pt('panel:place.faqs') })).toBeVisible()
  await expect(menu).toHaveAttribute('aria-current', /page|true/)
  await audit('the list')
  await page.getByRole('link', { name: pt('simpleLists:faqs.create') }).click()

  await questionIn(page, 'Português').fill('Posso usar os vídeos na escola?')
  await add(page).click()
  await expect(answerIn(page, 'Português')).toBeFocused()
  await expect(languagePanel(page, 'Português').getByText(pt('errors:value.required'))).toBeVisible()
  await audit('the refused form')
  await answerIn(page, 'Português').fill('Sim, em qualquer escola.')
  await answerIn(page, 'Português').press('Control+a')
  await languagePanel(page, 'Português')
    .getByRole('button', { name: pt('editor:bold') })
    .click()
  await openLanguage(page, 'Alemão')
  await questionIn(page, 'Alemão').fill('Darf ich die Videos im Unterricht zeigen?')
  await answerIn(page, 'Alemão').fill('Ja, in jeder Schule.')
  const preview = page.getByRole('region', { name: pt('kit:preview.title') })
  await expect(preview).toContainText('Ja, in jeder Schule.')
  await openLanguage(page, 'Estoniano')
  await expect(preview.locator('strong')).toHaveText('Sim, em qualquer escola.')
  await expect(preview).toContainText(pt('public:notInformed'))
  const saved = page.getByText(/^Rascunho salvo às/)
  await expect(saved).toBeVisible()
  // The button does not move when the time appears.
  const [button, time] = [await add(page).boundingBox(), await saved.boundingBox()]
  expect(time?.y).toBeGreaterThanOrEqual(button?.y ?? Number.POSITIVE_INFINITY)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.getByRole('link', { name: pt('simpleLists:back') }).click()
  const asked = page.getByRole('alertdialog', { name: pt('kit:unsaved.title') })
  await expect(asked).toContainText(pt('kit:unsaved.kept'))
  await asked.getByRole('button', { name: pt('kit:unsaved.leave') }).click()
  await page.getByRole('link', { name: pt('simpleLists:faqs.create') }).click()
  await expect(page.getByText(/^Você continua o seu rascunho/)).toBeVisible()
  await expect(answerIn(page, 'Português')).toHaveText('Sim, em qualquer escola.')
  await audit('the restored draft')
  await add(page).click()
  const name = 'Posso usar os vídeos na escola?'
  await expect(toast(page, pt('simpleLists:toast.created', { name }))).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(row.getByText(pt('simpleLists:faqs.state.active'))).toBeVisible()
  await expect(row.getByText(pt('simpleLists:language.missing', { language: 'Inglês' }))).toBeAttached()
  await expect(row.getByText(pt('simpleLists:language.current', { language: 'Alemão' }))).toBeAttached()

  await page.getByRole('link', { name: pt('simpleLists:view') }).click()
  await expect(shown(page).first()).toHaveText(name)
  await page.getByText(name).click()
  await expect(page.locator('details[open] strong')).toHaveText('Sim, em qualquer escola.')
  expect((await publicQuestions(page, 'de'))[0]).toBe('Darf ich die Videos im Unterricht zeigen?')
  await open(page, '/en/faqs')
  await expect(shown(page).first()).toHaveText(name)
  await expect(shown(page).first()).toHaveAttribute('lang', 'pt')
})

test('Ana moves a question, takes the order back, and takes a question off the site; she compares two versions of an answer, restores one and deletes the question [CNT-03] [CNT-09] [D45]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'ana')
  await open(page, list)
  await addQuestion(page, 'Primeira?')
  await addQuestion(page, 'Segunda?')
  expect((await publicQuestions(page, 'pt')).slice(0, 2)).toEqual(['Segunda?', 'Primeira?'])

  const orders = page.getByRole('link', { name: pt('simpleLists:order.button'), exact: true })
  const removes = page.getByRole('button', { name: pt('simpleLists:order.remove.newest') })
  await orders.click()
  await page.getByRole('button', { name: pt('kit:order.down', { name: 'Segunda?' }), exact: true }).click()
  await expect(page.getByRole('row').first()).toHaveAccessibleName('Primeira?')
  await expect(removes).toHaveCount(0)
  await page.getByRole('button', { name: pt('simpleLists:order.save') }).click()
  await expect(toast(page, pt('simpleLists:toast.ordered'))).toBeVisible()
  expect((await publicQuestions(page, 'pt')).slice(0, 2)).toEqual(['Primeira?', 'Segunda?'])

  await orders.click()
  await removes.click()
  await expect(removes).toHaveCount(0)
  await expect(toast(page, pt('simpleLists:toast.ordered'))).toBeVisible()
  await page.getByRole('link', { name: 'Segunda?', exact: true }).click()
  await page.getByRole('checkbox', { name: pt('simpleLists:faqs.active') }).uncheck()
  await save(page).click()
  await expect(toast(page, pt('simpleLists:toast.saved', { name: 'Segunda?' }))).toBeVisible()
  const questions = await publicQuestions(page, 'pt')
  expect(questions).not.toContain('Segunda?')
  expect(questions[0]).toBe('Primeira?')

  await follow(page, list)
  await addQuestion(page, 'Por quê?')
  await page.getByRole('link', { name: 'Por quê?', exact: true }).click()
  await answerIn(page, 'Português').fill('Não.')
  await save(page).click()
  await expect(toast(page, pt('simpleLists:toast.saved', { name: 'Por quê?' }))).toBeVisible()
  await page.getByRole('link', { name: pt('simpleLists:versions.changesOf', { number: 2 }) }).click()
  await expect(page.getByRole('deletion')).toHaveText('Sim')
  await expect(page.getByRole('insertion')).toHaveText('Não')
  await audit('two versions')
  await page.getByRole('button', { name: pt('kit:versions.restoreOf', { number: 1 }) }).click()
  await expect(toast(page, pt('simpleLists:toast.restored', { number: 1 }))).toBeVisible()
  await expect(answerIn(page, 'Português')).toHaveText('Sim.')

  await page.getByRole('checkbox', { name: pt('simpleLists:delete.sure', { name: 'Por quê?' }) }).check()
  await page.getByRole('button', { name: pt('simpleLists:delete.button'), exact: true }).click()
  await expect(toast(page, pt('simpleLists:toast.deleted', { name: 'Por quê?' }))).toBeVisible()
  expect(await publicQuestions(page, 'pt')).not.toContain('Por quê?')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Ana writes the answer as HTML, and a script in it is not stored [CNT-06]', async ({ page }) => {
    await signIn(page, 'ana')
    await page.goto('/de/control-panel/faqs/create')
    await page.locator('[name="question.pt"]').fill('Sem script?')
    await page.locator('[name="answer.pt"]').fill('<p>Sim.</p><script>document.title = "x"</script>')
    await page.getByRole('button', { name: de('simpleLists:faqs.add') }).click()
    await page.goto('/pt/faqs')
    const answer = page.locator('details').filter({ hasText: 'Sem script?' })
    await expect(answer.locator('p').first()).toHaveText('Sim.')
    await expect(answer.locator('script')).toHaveCount(0)
  })
})
