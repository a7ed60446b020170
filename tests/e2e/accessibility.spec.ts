import { translator } from '#platform/i18n/i18n-resources.ts'
import { auditInDisplays } from './audit-in-displays.ts'
import { expect, firstVisit, open, test } from './fixtures.ts'
import { follow } from './follow.ts'
import { languageMenu, searchBox, signCards, tabTo } from './site-parts.ts'

const pt = translator('pt')
const styleGuidePages = [
  'board',
  'buttons',
  'colors',
  'components',
  'site-frame',
  'typographic',
  'variables-text',
].map((path) => `/design-system/${path}`)

test('on the style guide axe finds no problem, narrow and light or wide and dark; each page has one heading of level 1, and no heading skips a level [UIX-03]', async ({
  page,
  audit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/pt${styleGuidePages[0]}`)
  for (const path of styleGuidePages) {
    await follow(page, `/pt${path}`)
    await auditInDisplays(page, path, audit)
  }
})

test.describe('at the first visit', () => {
  test.use({ storageState: firstVisit })

  test('axe finds no problem in the cookie notice, the menu drawer, the video dialog and the language menu [UIX-03]', async ({
    page,
    audit,
  }) => {
    const t = translator('de')
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/de')
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit('cookies')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('public:menu.open') }).click()
    await audit('drawer')
    await page
      .getByRole('navigation', { name: t('public:menu.label'), exact: true })
      .getByText(t('public:place.video'))
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit('video')
    await page.keyboard.press('Escape')
    await languageMenu(page, 'DE').click()
    await audit('languages')
  })
})

test('the keyboard alone is enough to skip to the content, to search and to open a sign [UIX-03]', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await open(page, '/pt')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: pt('public:skip') })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()

  await tabTo(page, searchBox(main, pt('public:home.find')), 10)
  await page.keyboard.type('casa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-signs\/words\?q=casa/)

  const firstCard = signCards(main).first()
  await expect(firstCard).toHaveText('CASA')
  await tabTo(page, firstCard, 60)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  await expect(main).toBeFocused()
})

test('every element that the Tab key reaches shows its focus [UIX-03]', async ({ page }) => {
  await open(page, '/pt/search-signs/words?q=casa')
  const reachedElements = new Set<string>()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      const hasRing = (candidate: Element | null) => {
        if (!candidate) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      }
      // A stretched link shows its focus on the card or list item around it.
      const candidates = [element, element.parentElement, element.closest('article'), element.closest('li')]
      return { html: element.outerHTML.slice(0, 160), isVisible: candidates.some(hasRing) }
    })
    if (!focus) break
    expect(focus.isVisible, focus.html).toBe(true)
    reachedElements.add(focus.html)
  }
  expect(reachedElements.size).toBeGreaterThan(10)
})

test('with reduced motion no clip plays by itself and nothing is animated [UIX-03]', async ({ page }) => {
  await page.addInitScript(() => {
    const played: string[] = []
    Object.assign(window, { played })
    document.addEventListener('play', ({ target }) => played.push((target as HTMLVideoElement).src), true)
  })
  const readMotion = () =>
    page.evaluate(() => ({
      played: (window as unknown as { played: string[] }).played,
      animations: document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 20,
        ).length,
    }))

  await open(page, '/pt')
  await expect
    .poll(async () => (await readMotion()).played.length, 'without the preference')
    .toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['', '/signs/view/1', '/search-signs/view-all']) {
    await open(page, `/pt${path}`)
    await page.waitForLoadState('networkidle')
    expect(await readMotion(), path).toEqual({ played: [], animations: 0 })
  }
})
