import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const de = translator('de')
const listPath = '/pt/control-panel/signs'

const rowOf = (page: Page, gloss: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: gloss, exact: true }) })
const choose = (page: Page, gloss: string, t = pt) =>
  page.getByRole('checkbox', { name: t('signList:select.one', { gloss }), exact: true }).check()
const bar = (page: Page, t = pt) => page.getByRole('group', { name: t('signList:select.label') })
const stateOf = (page: Page, gloss: string) => rowOf(page, gloss).locator('[data-card="state"]')

test('Carla takes signs back together, undoes it in the message, and sees why she cannot publish twice; the actions for chosen signs are one compact row in every width, with what is possible first [SGN-12] [ROL-05] [UIX-01]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'carla')
  await open(page, `${listPath}?order=alphabetical&state=published`)
  await expect(page.getByRole('heading', { level: 1, name: pt('signList:title.all') })).toBeVisible()
  await audit('the list')
  await choose(page, 'CASA')
  await choose(page, 'BOLA')
  await audit('two chosen signs')
  const unpublish = pt('signList:change.unpublish.chooseCount', { count: 2 })
  const publish = page.getByRole('menuitem', { name: pt('signList:change.publish.choose') })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar(page).getByRole('button').first()).toHaveText(unpublish)
    expect((await bar(page).boundingBox())?.height, `${width}`).toBeLessThanOrEqual(64)
    expect(await horizontalOverflow(page)).toBe(0)
  }
  await bar(page)
    .getByRole('button', { name: pt('kit:bulk.more') })
    .click()
  await expect(publish).toContainText(pt('errors:sign.alreadyPublished'))
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await bar(page).getByRole('button', { name: unpublish }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: pt('signList:change.unpublish.title') }),
  ).toBeVisible()
  await audit('the confirmation')
  await page.getByRole('button', { name: pt('signList:change.unpublish.send'), exact: true }).click()
  await expect(page.getByText(pt('signList:change.unpublish.done', { count: 2 })).first()).toBeVisible()
  await expect(rowOf(page, 'CASA')).toHaveCount(0)
  await page.getByRole('button', { name: pt('ui:toast.undo') }).click()
  await expect(page.getByText(pt('signList:change.publish.done', { count: 2 })).first()).toBeVisible()
  await expect(stateOf(page, 'CASA')).toHaveText(pt('signList:state.published'))

  const menu = rowOf(page, 'CASA').getByRole('button', { name: pt('signList:actionsFor', { gloss: 'CASA' }) })
  await menu.click()
  await expect(publish).toBeDisabled()
  await expect(publish).toContainText(pt('errors:sign.alreadyPublished'))
  await audit('the menu of a sign')
})

test('Bruno deletes a sign of his own, finds it under “deleted”, and restores it [SGN-11] [SGN-12]', async ({
  page,
}) => {
  await signIn(page, 'bruno')
  await open(page, '/de/control-panel/my-signs?order=alphabetical')
  await expect(page.getByRole('heading', { level: 1, name: de('signList:title.mine') })).toBeVisible()
  const gloss = (await page.getByRole('rowheader').first().locator('.gloss').textContent()) ?? ''
  await choose(page, gloss, de)
  await bar(page, de)
    .getByRole('button', { name: de('signList:change.remove.chooseCount', { count: 1 }) })
    .click()
  await page.getByRole('button', { name: de('signList:change.remove.send'), exact: true }).click()
  await expect(page.getByText(de('signList:change.remove.done', { count: 1 })).first()).toBeVisible()
  await follow(page, '/de/control-panel/my-signs?state=deleted')
  await choose(page, gloss, de)
  await bar(page, de)
    .getByRole('button', { name: de('signList:change.restore.chooseCount', { count: 1 }) })
    .click()
  await page.getByRole('button', { name: de('signList:change.restore.send'), exact: true }).click()
  await expect(page.getByText(de('signList:change.restore.done', { count: 1 })).first()).toBeVisible()
  await follow(page, '/de/control-panel/my-signs?state=pending')
  await expect(rowOf(page, gloss)).toBeVisible()
})

test('a translation of two lines is not cut, and the table fits its place; filters, order and columns of the list are chosen, kept in the address and remembered [SGN-12] [PUB-08] [UIX-01]', async ({
  page,
}) => {
  await signIn(page, 'carla')
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${listPath}?q=aplaudir`)
  const words = rowOf(page, 'APLAUDIR').locator('[lang="pt"]').first()
  await expect(words).toHaveText(/, /)
  const isCut = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
  expect(await words.evaluate(isCut)).toBe(false)
  expect(await page.getByRole('table').evaluate(({ parentElement }) => parentElement?.dataset.fits)).toBe(
    'true',
  )

  await page.getByRole('searchbox', { name: pt('signList:search.label') }).fill('casa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=casa/)
  await expect(page.getByRole('rowheader').first()).toContainText('CASA')
  await page.getByRole('combobox', { name: pt('signList:filter.order') }).selectOption('status')
  await expect(page).toHaveURL(/q=casa&order=status/)

  await page.getByRole('button', { name: pt('kit:table.columns') }).click()
  await page.getByRole('menuitemcheckbox', { name: pt('signList:column.languages') }).click()
  await page.keyboard.press('Escape')
  const heading = page.getByRole('columnheader', { name: pt('signList:column.languages') })
  await expect(heading).toBeVisible()
  await open(page, listPath)
  await expect(heading).toBeVisible()
})

test('the lists fit a phone, and somebody who approves nothing is sent to the overview [SGN-12] [D17] [UIX-01]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'carla')
  await open(page, listPath)
  for (const path of ['signs', 'my-signs', 'my-signs-approvals']) {
    await follow(page, `/pt/control-panel/${path}`)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await audit(path)
  }
  await signIn(page, 'bruno')
  await page.goto('/pt/control-panel/my-signs-approvals')
  await expect(page).toHaveURL(/\/pt\/control-panel\/overview$/)
  await expect(page.getByText(pt('errors:account.approversOnly')).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('chosen signs are taken back and the message offers the way back [SGN-12]', async ({ page }) => {
    await signIn(page, 'carla')
    await page.goto(`${listPath}?order=alphabetical&q=gato`)
    await choose(page, 'GATO')
    await page.getByRole('button', { name: pt('signList:change.unpublish.choose') }).click()
    await page.getByRole('button', { name: pt('signList:change.unpublish.send'), exact: true }).click()
    await expect(stateOf(page, 'GATO')).toHaveText(pt('signList:state.pending'))
    await page.getByRole('button', { name: pt('ui:toast.undo') }).click()
    await expect(stateOf(page, 'GATO')).toHaveText(pt('signList:state.published'))
  })
})
