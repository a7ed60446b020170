import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import areas from '#seeds/lists/location.json' with { type: 'json' }
import { expect, open, signIn, waitForHydration } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { glossesOf } from './page-html.ts'
import { field, horizontalOverflow, signCards, waitForScrollEnd } from './site-parts.ts'

type Change = 'publish' | 'unpublish' | 'decline'

interface Journey {
  locale: Locale
  width: number
  /** Buttons and links are used by the Enter key instead of the mouse. */
  byKeyboard: boolean
  gloss: string
  word: string
  mendedWord: string
  laterWord: string
  /** Values of handshapes: that of the sign, and one that it is merged into. */
  hand: string
  otherHand: string
}

const journeys: readonly Journey[] = [
  {
    locale: 'pt',
    width: 1280,
    byKeyboard: true,
    gloss: 'LANTERNA-DE-PAPEL',
    word: 'lanterna',
    mendedWord: 'lanterna de papel',
    laterWord: 'luz de papel',
    hand: 'w-hand-together',
    otherHand: 'w-hand-thumb-out',
  },
  {
    locale: 'de',
    width: 360,
    byKeyboard: false,
    gloss: 'BARCO-DE-PAPEL',
    word: 'barco',
    mendedWord: 'barco de papel',
    laterWord: 'navio de papel',
    hand: 'u-hand-curved',
    otherHand: 'u-hand-bent',
  },
]

for (const { locale, width, byKeyboard, gloss, word, mendedWord, laterWord, ...hands } of journeys) {
  const t = translator(locale)
  const nameIn = (
    list: readonly { value: string; texts: Partial<Record<Locale, string>> }[],
    value: string,
  ) => list.find((entry) => entry.value === value)?.texts[locale] ?? `no ${value}`
  const hand = nameIn(handshapes, hands.hand)
  const otherHand = nameIn(handshapes, hands.otherHand)
  const panel = `/${locale}/control-panel`
  const listPath = `${panel}/signs/handshape-of-hand`
  const manner = byKeyboard ? 'by keyboard' : 'on a phone'

  test(`the way of a sign, ${manner} in ${locale}: Bruno describes it, Carla decides, a visitor finds it by its hand, Ana merges the hand [SGN-02] [SGN-09] [SGN-10] [SGN-13] [REF-03] [UIX-03] [D21]`, async ({
    page,
    browser,
    baseURL,
    request,
    audit,
    expectError,
  }) => {
    // A decision without its note is refused.
    expectError('422')
    // Journeys beside this one remove files of signs that its lists show.
    expectError('/media/')
    await page.setViewportSize({ width, height: 800 })
    const press = async (target: Locator) => {
      if (!byKeyboard) return target.click()
      await target.focus()
      await target.press('Enter')
    }
    let checks = 0
    /** Each state fits both windows. Axe examines every second one here and the others in the other journey. */
    const check = async (name: string) => {
      expect(await horizontalOverflow(page), name).toBeLessThanOrEqual(0)
      checks += 1
      if ((checks % 2 === 0) === byKeyboard) await audit(name)
    }
    const glossField = (on: Page) => on.getByRole('textbox', { name: t('properties:gloss') }).first()
    const keywords = (on: Page) =>
      on.getByRole('textbox', { name: t('signForm:translation.keywords') }).first()
    const nextStage = (stage: 'phonology' | 'morphology' | 'relations' | 'preview') =>
      page.getByRole('contentinfo').getByRole('button', { name: t(`signForm:stages.${stage}`) })
    const stageHeading = (stage: 'phonology' | 'preview') =>
      page.getByRole('heading', { name: t(`signForm:stages.${stage}`), level: 2 })
    const signLink = page.getByRole('rowheader').getByRole('link', { name: gloss, exact: true })

    const ask = async (change: Change) => {
      await press(page.getByRole('link', { name: t(`signView:change.${change}.button`), exact: true }))
      const dialog = page.getByRole('dialog', { name: t(`signView:change.${change}.question`, { gloss }) })
      await expect(dialog).toBeVisible()
      return dialog
    }
    const confirm = (change: Change) =>
      press(
        page
          .getByRole('dialog')
          .getByRole('button', { name: t(`signView:change.${change}.send`), exact: true }),
      )
    const isDone = (change: Change) =>
      expect(page.getByText(t(`signView:change.${change}.done`)).first()).toBeVisible()

    /** Changes the words of the sign in its form, as the person who is signed in. */
    const saveOtherWord = async (other: string) => {
      await press(page.getByRole('link', { name: t('signView:edit'), exact: true }))
      await expect(glossField(page)).toHaveValue(gloss)
      await keywords(page).fill(other)
      await keywords(page).press('Enter')
      await check('the form with another word')
      if (width < 500) {
        // The list of stages has the button that a wide window shows in its header.
        const label = t('signForm:stages.identification')
        await press(page.getByRole('button', { name: t('kit:stepper.position', { label, at: 1, count: 5 }) }))
        expect(await horizontalOverflow(page), 'the list of stages').toBeLessThanOrEqual(0)
        await audit('the list of stages')
      }
      await press(page.getByRole('button', { name: t('signForm:save.leave') }))
      await expect(page.getByText(t('signForm:saved', { gloss }))).toBeVisible()
    }
    const signsOfHand = (value: string) => `/${locale}/search-signs/handshape/signs/${value}`
    /** Looks a handshape up as a visitor and expects the sign there, or not. */
    const visitorFinds = (value: string, isFound: boolean) =>
      expect
        .poll(async () => {
          const response = await request.get(signsOfHand(value))
          expect(response.status()).toBe(200)
          return glossesOf(await response.text()).includes(gloss)
        })
        .toBe(isFound)
    /** Opens the signs of a handshape as a visitor and returns the card of the sign. */
    const openAsVisitor = async (value: string) => {
      await visitorFinds(value, true)
      await page.context().clearCookies()
      await open(page, signsOfHand(value))
      return signCards(page).filter({ hasText: gloss })
    }
    const openSignAs = async (name: 'bruno' | 'carla') => {
      await signIn(page, name)
      await open(page, viewPath)
      await expect(page.getByRole('heading', { level: 1, name: gloss })).toBeVisible()
    }
    let viewPath = ''

    await test.step('Bruno begins to describe a sign and closes the browser', async () => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
      const firstMachine = await context.newPage()
      await signIn(firstMachine, 'bruno')
      await open(firstMachine, `${panel}/signs/create`)
      await glossField(firstMachine).fill(gloss)
      await keywords(firstMachine).fill(word)
      await keywords(firstMachine).press('Enter')
      const saved = t('signForm:draft.saved', { time: '' }).trim()
      await expect(firstMachine.getByRole('status').filter({ hasText: saved })).toBeVisible()
      await context.close()
    })

    await test.step('he goes on at another machine and finishes the sign', async () => {
      await signIn(page, 'bruno')
      await open(page, `${panel}/signs/create`)
      const goOn = page.getByRole('button', { name: t('signForm:draft.goOn') })
      const notice = page.locator('div').filter({ hasText: gloss }).filter({ has: goOn }).last()
      await press(notice.getByRole('button', { name: t('signForm:draft.goOn') }))
      await page.waitForURL(/draft=\d+/)
      await waitForHydration(page)
      await expect(glossField(page)).toHaveValue(gloss)
      await check('the draft')
      await press(nextStage('phonology'))
      await expect(stageHeading('phonology')).toBeVisible()
      const dominant = page.getByRole('group', { name: t('signPhonology:hand.dominant'), exact: true })
      // Afterwards another button, which removes the handshape, is named alike.
      const slot = dominant.getByRole('button', { name: t('signPhonology:slot.start') }).first()
      await press(slot)
      const search = page.getByRole('searchbox', { name: t('signPhonology:picker.search') })
      await expect(search).toBeFocused()
      await search.fill(hand)
      await expect(page.getByRole('option', { name: hand, exact: true })).toBeVisible()
      await check('the picker of handshapes')
      await search.press('Enter')
      await expect(slot).toContainText(hand)
      const area = page.getByRole('combobox', { name: t('properties:location'), exact: true })
      const chin = nameIn(areas, 'chin')
      // A list closes when the page scrolls, which the focus can cause; the first key opens it again.
      await area.focus()
      await waitForScrollEnd(page)
      await area.fill(chin)
      await expect(page.getByRole('option', { name: chin, exact: true })).toBeVisible()
      await area.press('Enter')
      await expect(area).toHaveValue(chin)
      await check('how the sign is made')
      for (const stage of ['morphology', 'relations', 'preview'] as const) await press(nextStage(stage))
      await expect(stageHeading('preview')).toBeVisible()
      await expect(page.getByText(t('signForm:preview.complete'))).toBeVisible()
      await check('the preview')
      await press(
        page.getByRole('contentinfo').getByRole('button', { name: t('signForm:save.save'), exact: true }),
      )
      await expect(page.getByText(t('signForm:saved', { gloss }))).toBeVisible()
      await follow(page, `${panel}/my-signs`)
      await check('the signs of Bruno')
      await press(signLink)
      await expect(page.getByRole('heading', { level: 1, name: gloss })).toBeVisible()
      viewPath = new URL(page.url()).pathname
      await visitorFinds(hands.hand, false)
    })

    await test.step('Carla sends it back with a note', async () => {
      await signIn(page, 'carla')
      await open(page, `${panel}/my-signs-approvals`)
      await check('what waits for Carla')
      await press(signLink)
      await expect(page.getByRole('heading', { level: 1, name: gloss })).toBeVisible()
      const dialog = await ask('decline')
      await check('the question')
      await confirm('decline')
      await expect(dialog.getByText(t('errors:value.required')).first()).toBeVisible()
      await field(dialog, t('signView:note.label'), t).fill('Que tipo de papel?')
      await confirm('decline')
      await isDone('decline')
      await check('the sign that was sent back')
    })

    await test.step('Bruno mends it', async () => {
      await openSignAs('bruno')
      await expect(page.getByText('Que tipo de papel?').first()).toBeVisible()
      await saveOtherWord(mendedWord)
    })

    await test.step('Carla publishes it', async () => {
      await openSignAs('carla')
      await expect(page.getByText(mendedWord).first()).toBeVisible()
      const dialog = await ask('publish')
      const withoutVideo = dialog.getByLabel(t('signView:withoutVideo'))
      await withoutVideo.focus()
      await withoutVideo.press('Space')
      await expect(withoutVideo).toBeChecked()
      await confirm('publish')
      await isDone('publish')
      await check('the published sign')
    })

    await test.step('a visitor finds it by its hand', async () => {
      const card = await openAsVisitor(hands.hand)
      await check('the signs of the handshape')
      await press(card)
      await expect(page.getByRole('heading', { level: 1, name: gloss })).toBeVisible()
      await expect(page.getByText(mendedWord).first()).toBeVisible()
      await check('the public page')
    })

    await test.step('Bruno changes it again, and the public still sees the approved version', async () => {
      await openSignAs('bruno')
      await saveOtherWord(laterWord)
      await press(signLink)
      await expect(page.getByRole('heading', { name: t('signView:waiting.title') })).toBeVisible()
      await check('the waiting changes')
      const card = await openAsVisitor(hands.hand)
      await press(card)
      await expect(page.getByText(mendedWord).first()).toBeVisible()
      await expect(page.getByText(laterWord)).toHaveCount(0)
    })

    await test.step('Ana merges the handshape', async () => {
      await signIn(page, 'ana')
      await open(page, listPath)
      await press(page.getByRole('link', { name: hand, exact: true }))
      const into = page.getByRole('combobox', { name: t('referenceLists:merge.into') })
      await into.selectOption({ label: otherHand })
      await press(page.getByRole('button', { name: t('referenceLists:merge.preview') }))
      const confirmMerge = page.getByRole('button', { name: t('referenceLists:merge.confirm'), exact: true })
      await expect(confirmMerge).toBeVisible()
      await check('the effect of the merge')
      await press(confirmMerge)
      await expect(page).toHaveURL(new RegExp(`${listPath}$`))
      await check('the merged list')
      await visitorFinds(hands.otherHand, true)
    })

    await test.step('and undoes it', async () => {
      await press(
        page.getByRole('button', {
          name: t('referenceLists:merges.undoOf', { value: hands.hand }),
          exact: true,
        }),
      )
      await expect(page.getByRole('link', { name: hand, exact: true })).toHaveCount(1)
      await visitorFinds(hands.otherHand, false)
      await visitorFinds(hands.hand, true)
    })

    await test.step('Carla takes the sign back, and the visitor finds it no more', async () => {
      await openSignAs('carla')
      await ask('unpublish')
      await confirm('unpublish')
      await isDone('unpublish')
      await visitorFinds(hands.hand, false)
    })
  })
}
