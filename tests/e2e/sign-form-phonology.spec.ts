import type { Locator, Page } from '@playwright/test'
import { stageSections } from '#domains/sign-form/form-stages.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, signIn, test } from './fixtures.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const de = translator('de')

/** Seconds for a key and for the decision before a property, of an average typist (keystroke-level model). */
const [secondsPerKey, secondsToDecide] = [0.28, 1.35]

/** The keyboard, which counts its keys: each key of a combination, too. */
function countingKeyboard(page: Page) {
  let keys = 0
  const press = async (key: string) => {
    keys += key.split('+').length
    await page.keyboard.press(key)
  }
  return {
    count: () => keys,
    press,
    type: async (text: string) => {
      keys += text.length
      await page.keyboard.type(text)
    },
    /** Presses Tab until the element has the focus. */
    tabTo: async (target: Locator) => {
      for (let tab = 0; tab < 40; tab += 1) {
        // An open list hides the rest of the page until Tab closes it.
        const isThere = (await target.count()) === 1
        if (isThere && (await target.evaluate((element) => element === document.activeElement))) return
        await press('Tab')
        // The list that Tab closes hides the page for a moment longer.
        await page.waitForFunction(() => !document.activeElement?.closest('[aria-hidden=true], [inert]'))
      }
      throw new Error(`Tab does not reach ${target}`)
    },
  }
}

/** Observes tasks that block typing. The result reads the durations in milliseconds since the last call. */
async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const longTasks: number[] = []
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
    Object.assign(window, { longTasks })
  })
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0))
}

test('a linguist enters a sign with eleven properties with at most 90 keys, in less than two minutes, and saves it by keyboard [SGN-02] [UIX-03]', async ({
  page,
  audit,
}, { annotations }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'carla')
  await open(page, '/pt/control-panel/signs/create')
  const readLongTasks = await watchLongTasks(page)
  const keys = countingKeyboard(page)
  const box = (name: string) => page.getByRole('combobox', { name, exact: true })
  const text = (name: string) => page.getByRole('textbox', { name }).first()
  /** The next Tab key takes the best match. */
  const choose = async (name: string, typed: string) => {
    await keys.tabTo(box(name))
    await keys.type(typed)
  }
  const nextStage = async (stage: 'phonology' | 'morphology') => {
    await keys.press('Control+Enter')
    await expect(page.getByRole('heading', { name: pt(`signForm:stages.${stage}`), level: 2 })).toBeFocused()
  }

  await expect(text(pt('properties:gloss'))).toBeFocused()
  await keys.type('RELÓGIO-DE-SOL')
  await keys.tabTo(text(pt('signForm:translation.keywords')))
  await keys.type('relógio de sol')
  const whileTyping = await readLongTasks()
  await choose(pt('properties:semantic_field'), 'obj')

  await nextStage('phonology')

  await keys.tabTo(page.getByRole('radio').first())
  await keys.press('Space')
  await expect(page.getByRole('radio').first()).toBeChecked()
  const slot = page
    .getByRole('group', { name: pt('signPhonology:hand.dominant') })
    .getByRole('button', { name: new RegExp(`^${pt('signPhonology:slot.start')}`) })
  await keys.tabTo(slot)
  await keys.press('Enter')
  await expect(page.getByRole('searchbox', { name: pt('signPhonology:picker.search') })).toBeFocused()
  await audit('picker of handshapes')
  await keys.type('indic')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keys.press('Enter')
  await expect(slot).toBeFocused()
  await choose(pt('properties:location'), 'test')
  const precise = page.getByRole('radiogroup', { name: new RegExp(pt('properties:location_precise')) })
  await keys.tabTo(precise.getByRole('radio').first())
  await keys.press('ArrowDown')
  await expect(precise.getByRole('radio').nth(1)).toBeChecked()
  await choose(pt('properties:contact_type'), 'roç')
  await choose(pt('properties:relative_orientation_location'), 'palm')
  await choose(pt('properties:movement_direction'), 'para c')
  await choose(pt('properties:movement_shape'), 'semi')

  const total = stageSections('phonology').flatMap((section) => section.keys).length
  await nextStage('morphology')
  const progress = pt('signForm:progress.filled', { filled: 8, total })
  await expect(page.getByRole('navigation', { name: pt('kit:stepper.stages') })).toContainText(progress)
  const seconds = keys.count() * secondsPerKey + 11 * secondsToDecide
  expect(keys.count()).toBeLessThanOrEqual(90)
  expect(seconds).toBeLessThan(120)
  annotations.push({ type: 'keys', description: `${keys.count()} keys, about ${Math.round(seconds)} s` })

  await page.getByRole('link', { name: pt('signForm:stages.phonology'), exact: true }).click()
  for (const [key, best] of [
    ['location', 'testa'],
    ['contact_type', 'roçar'],
    ['relative_orientation_location', 'palma'],
    ['movement_direction', 'para cima'],
    ['movement_shape', 'semicírculo'],
  ] as const)
    await expect(box(pt(`properties:${key}`))).toHaveValue(best)
  await audit('phonology')

  await page.getByRole('link', { name: pt('signForm:stages.relations') }).click()
  await page.getByRole('button', { name: pt('signForm:notes.add') }).click()
  await page.getByRole('textbox', { name: pt('signForm:notes.text') }).focus()
  await readLongTasks()
  await page.keyboard.type('Visto em Florianópolis; a mão pode ficar mais aberta.')
  const longTasks = [...whileTyping, ...(await readLongTasks())]
  annotations.push({
    type: 'tasks over 50 ms while typing',
    description: longTasks.map((duration) => `${Math.round(duration)} ms`).join(', ') || 'none',
  })
  await page.getByRole('button', { name: pt('signForm:save.leave') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pt\/control-panel\/signs$/)
})

test('Bruno describes hands and place in German on a phone: the other hand appears when it is needed [SGN-04] [UIX-04]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'bruno')
  await open(page, '/de/control-panel/signs/create')
  await page
    .getByRole('textbox', { name: de('properties:gloss') })
    .first()
    .fill('SONNENUHR-KLEIN')
  const keywords = page.getByRole('textbox', { name: de('signForm:translation.keywords') }).first()
  await keywords.fill('relógio')
  await keywords.press('Enter')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: de('signForm:stages.phonology') })
    .click()

  const other = page.getByRole('group', { name: de('signPhonology:hand.nondominant'), exact: true })
  const handedness = page.getByRole('radiogroup', { name: de('properties:handedness') })
  const chooseHandedness = (at: number) => handedness.locator('label').nth(at).click()
  await chooseHandedness(0)
  await expect(page.getByText(de('signPhonology:otherHand.hidden'))).toBeVisible()
  await expect(other).toHaveCount(0)
  await chooseHandedness(1)
  await expect(other).toBeVisible()
  const pick = async (hand: 'dominant' | 'nondominant', at: number) => {
    const group = page.getByRole('group', { name: de(`signPhonology:hand.${hand}`), exact: true })
    await group.getByRole('button', { name: new RegExp(`^${de('signPhonology:slot.start')}`) }).click()
    await group.getByRole('option').nth(at).click()
    await expect(group.getByRole('listbox')).toHaveCount(0)
  }
  await pick('dominant', 0)
  await pick('nondominant', 1)
  await expect(page.getByText(de('signPhonology:hint.differentHands'))).toBeVisible()
  await audit('two hands')
  await chooseHandedness(0)
  await expect(page.getByText(de('signPhonology:hint.otherHandUnused'))).toBeVisible()
  await page.getByRole('button', { name: de('signPhonology:otherHand.remove') }).click()
  await expect(page.getByText(de('signPhonology:hint.otherHandUnused'))).toHaveCount(0)

  const area = page.getByRole('combobox', { name: de('properties:location'), exact: true })
  const place = page.locator('#section-place')
  await place.locator('path[data-emphasis]').first().click({ force: true })
  await expect(area).not.toHaveValue('')
  const rows = place.getByRole('radiogroup').getByRole('radio')
  await rows.nth(1).check()
  await expect(rows.nth(1)).toBeChecked()
  expect(await horizontalOverflow(page)).toBe(0)
  await audit('place')
  await page.getByRole('button', { name: new RegExp(de('signForm:stages.phonology')) }).click()
  await page.getByRole('button', { name: de('signForm:save.leave') }).click()
  await expect(page).toHaveURL(/\/de\/control-panel\/signs$/)
})
