/** Two or four pictures a row, or the words alone; the style sheet of the cards has the layouts. */
export const printLayouts = ['two', 'four', 'list'] as const
export type PrintLayout = (typeof printLayouts)[number]

/** Prints the page with a layout of its cards. Pictures that are loaded only when they come near are loaded before. */
export async function printWithLayout(layout: PrintLayout): Promise<void> {
  const { dataset } = document.documentElement
  if (layout !== 'list') await loadPictures()
  dataset.print = layout
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}

async function loadPictures(): Promise<void> {
  const loading = [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => {
    image.loading = 'eager'
    // A picture that cannot be loaded must not prevent printing.
    return image.decode().catch(() => {})
  })
  await Promise.all(loading)
}
