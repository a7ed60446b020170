import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test } from './fixtures.ts'

// `npm run pictures` renews the reference pictures; CONTRIBUTING.md says when.

/** The displays of each page. The page of colours shows both themes itself. */
const pagesWithPictures = [
  ['buttons', ['light', 'dark']],
  ['colors', ['light']],
  ['components', ['light', 'dark', 'forced']],
  ['typographic', ['light']],
] as const
/** Examples of components that have states; only these are compared in the dark and with forced colours. */
const withStates = /^(Choices|Navigation|Rail|Cards|Further information|Switches|Tabs|States)/
/** Wide enough for two columns of fields, small enough for small files. */
const viewport = { width: 720, height: 900 }
/** The frame of the public pages: the header of phones, and the rail beside the page. */
const frameWidths = [360, 1280]
const versionFile = 'tests/e2e/pictures/chromium.txt'

/** Only the texts of Linux are drawn alike everywhere, as all fonts come from the site. */
test.skip(process.platform !== 'linux', 'The reference pictures are those of Linux')

/**
 * One corner with another radius differs in about twenty pixels, a neighbouring step of a colour in less than two
 * hundredths. Another version of Chromium may draw edges of letters differently, but moves nothing.
 */
const tolerance = (page: Page) => {
  const version = page.context().browser()?.version() ?? ''
  const { updateSnapshots } = test.info().config
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') writeFileSync(versionFile, `${version}\n`)
  const isSame = existsSync(versionFile) && readFileSync(versionFile, 'utf8').trim() === version
  return isSame ? { threshold: 0.01, maxDiffPixels: 8 } : { maxDiffPixelRatio: 0.02 }
}

type Display = NonNullable<Parameters<Page['emulateMedia']>[0]>
const displays = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const satisfies Record<string, Display>

/** Changes the colours of the open page. */
const display = (page: Page, name: keyof typeof displays) =>
  page.emulateMedia({ reducedMotion: 'reduce', ...displays[name] })

async function openGuide(page: Page, path: string, width = viewport.width): Promise<void> {
  await page.setViewportSize({ ...viewport, width })
  await display(page, 'light')
  // The button to the top, which appears after scrolling, would cover parts of the pictures.
  await page.addInitScript(() => Object.defineProperty(window, 'scrollY', { get: () => 0 }))
  await open(page, `/en/design-system/${path}`)
  await page.evaluate(() => document.fonts.ready)
}

/** The demonstration's clips and posters are no part of the design system. */
const clips = (page: Page) => page.locator('main :is(video, img)')

async function expectPicture(element: Locator, name: string): Promise<void> {
  const page = element.page()
  await element.scrollIntoViewIfNeeded()
  await expect.soft(element).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    mask: [clips(page)],
    maskColor: '#808080',
    ...tolerance(page),
  })
}

const nameOf = (title: string | null) => (title ?? '').toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** The examples of a page by the English name of their heading. */
async function expectSpecimens(page: Page, path: string, suffix: string): Promise<void> {
  const specimens = await page.locator('main > section').all()
  expect(specimens.length).toBeGreaterThan(2)
  for (const specimen of specimens) {
    const title = await specimen.getByRole('heading', { level: 2 }).first().textContent()
    if (path === 'components' && suffix !== 'light' && !withStates.test(title ?? '')) continue
    await expectPicture(specimen, `${path}-${nameOf(title)}-${suffix}`)
  }
}

/** Pictures of buttons and fields under the pointer and with the focus. */
const expectStates: Partial<Record<(typeof pagesWithPictures)[number][0], (page: Page) => Promise<void>>> = {
  async buttons(page) {
    const buttons = page.locator('main > section').first()
    await buttons.getByRole('button').first().hover()
    await expectPicture(buttons, 'states-hover-light')
    await page.keyboard.press('Tab')
    await buttons.getByRole('button').nth(1).focus()
    await expectPicture(buttons, 'states-focus-light')
  },
  async components(page) {
    const fields = page.locator('main > section').first()
    await fields.getByRole('textbox').first().focus()
    await expectPicture(fields, 'states-field-focus-light')
  },
}

for (const [path, names] of pagesWithPictures)
  test(`the page "${path}" of the style guide looks as in its pictures, ${names.join(', ')}, buttons and fields also under the pointer and with the focus [UIX-01] [UIX-03]`, async ({
    page,
  }) => {
    await openGuide(page, path)
    for (const name of names) {
      await display(page, name)
      await expectSpecimens(page, path, name)
    }
    await display(page, 'light')
    await expectStates[path]?.(page)
  })

for (const width of frameWidths)
  test(`header, menu, strip of hands and footer look as in their pictures, ${width} px [UIX-01]`, async ({
    page,
  }) => {
    await openGuide(page, 'site-frame', width)
    for (const name of ['light', 'dark', 'forced'] as const) {
      await display(page, name)
      await expectPicture(page.locator('body'), `frame-${width}-${name}`)
    }
    await page.getByRole('button', { name: translator('en')('public:menu.open') }).click()
    for (const name of ['light', 'dark', 'forced'] as const) {
      await display(page, name)
      await expectPicture(page.locator('[popover]:popover-open'), `frame-menu-${width}-${name}`)
    }
  })
