import { expect, open, signIn, test } from './fixtures.ts'
import { readToTheEnd, watchRequests } from './layout-shift.ts'

type SheetWindow = Window & { listSheets: () => string[]; firstSheets: string[] }

/**
 * A sheet with fonts, a sheet before others, and a changed property of the root element that others inherit make the
 * browser compute the whole page once more.
 */
test('after a page is shown, no style sheet is added before its others, none with fonts, and its root element stays as it was [UIX-01]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = window as unknown as SheetWindow
    own.listSheets = () =>
      [...document.styleSheets].map(({ href, ownerNode, cssRules }) => {
        const fonts = [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
        return `${href ?? ownerNode?.textContent} ${fonts.length} fonts`
      })
    // Before the scripts of the page run.
    document.addEventListener('readystatechange', () => {
      own.firstSheets ??= own.listSheets()
    })
  })
  const isQuiet = watchRequests(page)
  await signIn(page, 'ana')
  for (const path of ['', '/search-signs/words?q=casa', '/control-panel/signs', '/control-panel/users']) {
    await open(page, `/pt${path}`)
    await readToTheEnd(page, isQuiet)
    const { first, all } = await page.evaluate(() => {
      const { firstSheets, listSheets } = window as unknown as SheetWindow
      return { first: firstSheets, all: listSheets() }
    })
    const withFonts = (sheets: string[]) => sheets.filter((sheet) => !sheet.endsWith(' 0 fonts'))
    expect(withFonts(first), path).toHaveLength(1)
    expect(withFonts(all), path).toHaveLength(1)
    expect(all.slice(0, first.length), path).toEqual(first)
    expect(await page.locator('html').getAttribute('style'), path).toBeNull()
  }
})
