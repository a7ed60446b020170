import { expect, open, test, translator } from './fixtures.ts'

const pt = translator('pt')
const pages = [
  '',
  '/search-signs/words?q=casa',
  '/search-signs/words?q=trabalhqr',
  '/search-signs/words?q=qwxyzqwxyz',
  '/search-signs/view-all',
  '/signs/view',
  '/signs/view/1',
  '/about',
  '/faqs',
  '/terms-of-use',
  '/privacy-policy',
  '/imprint',
  '/accessibility',
  '/no/such/page',
]
const guide = ['board', 'buttons', 'colors', 'components', 'typographic', 'variables-text'].map(
  (path) => `/design-system/${path}`,
)
const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

for (const { width, colorScheme } of looks)
  for (const [name, group] of [
    ['the public site', pages],
    ['the style guide', guide],
  ] as const)
    test(`nobody is kept out of ${name}, ${colorScheme} and ${width} px wide [UIX-03]`, async ({
      page,
      audit,
      expectError,
    }) => {
      test.slow()
      expectError('404')
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of group) {
        await open(page, `/pt${path}`)
        await audit(`${path} ${colorScheme} ${width}`)
      }
    })

test('what opens over a page keeps nobody out either: cookies, video, drawer and languages [UIX-03]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/de')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit('cookies')
  await page.keyboard.press('Escape')
  const t = translator('de')
  await page.getByRole('button', { name: t('public:menu.open') }).click()
  await audit('drawer')
  await page.locator('[popover]').getByText(t('public:place.video')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await audit('video')
  await page.keyboard.press('Escape')
  await page.locator('summary').filter({ hasText: 'DE' }).click()
  await audit('languages')
})

test('by keyboard alone one skips to the content, searches and opens a sign [UIX-03]', async ({ page }) => {
  await open(page, '/pt')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: pt('public:skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const box = page.getByRole('main').locator('input[name=q]')
  for (let presses = 0; presses < 10; presses++) {
    if (await box.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(box).toBeFocused()
  await page.keyboard.type('casa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-signs\/words\?q=casa/)

  const card = page.locator('main a[href*="/signs/view/"]').first()
  await expect(card).toHaveText('CASA')
  for (let presses = 0; presses < 60; presses++) {
    if (await card.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(card).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
})

test('whatever the keyboard reaches shows that it does, and nothing holds it [UIX-03]', async ({ page }) => {
  await open(page, '/pt/search-signs/words?q=casa')
  const reached = new Set<string>()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      const ring = (one: Element | null) => {
        if (!one) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      }
      const carriers = [element, element.parentElement, element.closest('article'), element.closest('li')]
      return { html: element.outerHTML.slice(0, 160), isShown: carriers.some(ring) }
    })
    if (!focus) break
    expect(focus.isShown, focus.html).toBe(true)
    reached.add(focus.html)
  }
  expect(reached.size).toBeGreaterThan(10)
})

test('who asks for little motion gets none: no clip plays by itself, nothing slides [UIX-03]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['', '/signs/view/1', '/search-signs/view-all']) {
    await open(page, `/pt${path}`)
    await page.waitForTimeout(600)
    const moving = await page.evaluate(() => ({
      videos: [...document.querySelectorAll('video')].filter((video) => !video.paused).length,
      animations: document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 20,
        ).length,
    }))
    expect(moving, path).toEqual({ videos: 0, animations: 0 })
  }
})

test('headings come in order, one of the first level on each page [UIX-03]', async ({
  page,
  expectError,
}) => {
  expectError('404')
  for (const path of [...pages, ...guide]) {
    await page.goto(`/pt${path}`)
    const levels = await page
      .locator('main')
      .locator('h1:visible, h2:visible, h3:visible, h4:visible')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1)
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? level), `${path} ${levels.join('')}`).toBeLessThanOrEqual(1)
    })
  }
})
