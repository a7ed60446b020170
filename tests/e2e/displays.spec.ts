import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test } from './fixtures.ts'
import { follow } from './follow.ts'
import { horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')

/** The looks that differ between a chosen and another element, without the colour of its text. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderBlockEndColor, borderBlockEndWidth, outlineStyle, textDecorationLine } =
      getComputedStyle(node)
    return [backgroundColor, borderBlockEndColor, borderBlockEndWidth, outlineStyle, textDecorationLine]
  })

/** What is chosen in the page, each beside an element of the same kind that is not. */
async function chosenPairs(page: Page): Promise<[name: string, chosen: Locator, other: Locator][]> {
  const main = page.getByRole('main')
  const pages = main.getByRole('navigation', { name: pt('ui:pagination.label') })
  const letters = main.getByRole('navigation', { name: pt('ui:letters.label') })
  const guide = page.getByRole('navigation', { name: pt('designSystem:pages') })
  const current = '[aria-current]:not([aria-current="false"])'
  return [
    ['page', pages.locator(`a${current}`), pages.locator('a:not([aria-current])').nth(1)],
    ['letter', letters.locator(`a${current}`), letters.locator('a:not([aria-current])').first()],
    ['link tab', guide.locator(`a${current}`), guide.locator('a:not([aria-current])').first()],
    [
      'tab',
      page.getByRole('tab', { selected: true }).first(),
      page.getByRole('tab', { selected: false }).first(),
    ],
  ]
}

test('with forced colours, light and dark, what is chosen differs in more than its text, and the slider has a track; with reduced motion nothing is animated or slow [UIX-03]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/pt/design-system/components')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const style = getComputedStyle(element)
        // An animation along a scroll position moves only as far as the person scrolls.
        const isAnimated =
          style.animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto'
        return isAnimated || style.transitionDuration.split(', ').some((time) => parseFloat(time) > 0.05)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(moving).toEqual([])

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
    for (const [name, chosen, other] of await chosenPairs(page))
      expect(await look(chosen), name).not.toEqual(await look(other))

    const { track, isOneColor } = await page.evaluate(() => {
      const slider = document.querySelector('input[type="range"]')
      const probe = document.createElement('div')
      document.body.append(probe)
      const system = (color: string) => {
        probe.style.color = color
        return getComputedStyle(probe).color
      }
      return {
        track: slider ? getComputedStyle(slider).getPropertyValue('--track') : '',
        isOneColor: system('Canvas') === system('Highlight'),
      }
    })
    expect(track).toMatch(/Highlight.*Canvas/i)
    expect(isOneColor).toBe(false)
    const play = page.getByRole('button', { name: pt('ui:player.play'), exact: true }).first()
    expect(await play.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid')
    const [mark, ground] = await page
      .getByRole('button', { name: pt('ui:player.loop') })
      .first()
      .evaluate((button) => [
        getComputedStyle(button, '::after').backgroundColor,
        getComputedStyle(button).backgroundColor,
      ])
    expect(mark).not.toBe(ground)
  }
})

/** The share of the height of the window that fixed and sticky elements cover after scrolling. */
const coveredByFixedParts = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 400)
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      const { top, bottom, width: across } = element.getBoundingClientRect()
      const isInView = bottom > 0 && top < window.innerHeight
      return (
        /fixed|sticky/.test(position) &&
        visibility === 'visible' &&
        isInView &&
        across > window.innerWidth / 2
      )
    })
    return (
      fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / window.innerHeight
    )
  })

/** Browser zoom makes the window smaller in CSS pixels. */
const zooms = [
  { percent: 200, width: 640, height: 400 },
  { percent: 400, width: 320, height: 200 },
]
const pages = ['/search-signs/words?q=a', '/signs/view/1', '/about', '/faqs', '/contact', '']

test('pages fit windows of 320 to 1440 px, and a window of 1280 px enlarged to 200 % or 400 % loses nothing; transparent pictures have a light plate in the dark theme only [UIX-01] [UIX-03]', async ({
  page,
}) => {
  await open(page, '/hu/search-signs/view-all')
  const plate = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    const picture = page.getByRole('main').getByRole('article').locator('img').first()
    return picture.evaluate((image) => {
      const sample = document.createElement('img')
      image.after(sample)
      return getComputedStyle(sample).backgroundColor
    })
  }
  expect(await plate('dark')).toBe('rgb(239, 233, 223)')
  expect(await plate('light')).toBe('rgba(0, 0, 0, 0)')

  const expectToFit = async (path: string) => {
    for (const width of [320, 425, 426, 768, 1024, 1025, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await horizontalOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
    for (const { percent, width, height } of zooms) {
      const name = `${path} at ${percent} %`
      await page.setViewportSize({ width, height })
      expect.soft(await horizontalOverflow(page), name).toBeLessThanOrEqual(0)
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
      expect(await coveredByFixedParts(page), `${name}: covered by fixed parts`).toBeLessThan(0.5)
    }
  }
  await expectToFit('/search-signs/view-all')
  for (const path of pages) {
    await follow(page, `/hu${path}`)
    await expectToFit(path)
  }
})
