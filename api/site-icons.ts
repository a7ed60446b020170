import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import type { drawSiteIcon } from '#domains/appearance/server/site-icon.inspection.ts'
import { hasGround, iconPictureId, parseSiteIcon } from '#domains/appearance/site-icons.ts'
import { shownFile } from '#domains/media/media.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { inspectionTask, refuseDemandingPhoto } from '#platform/inspection/inspect.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { baseColors } from '#ui/theme/appearance.ts'

interface SiteIconsContext {
  dictionary: Pick<PublishedDictionary, 'appearance' | 'media'>
  storage: Pick<Storage, 'read'>
}

/** Those of the present logo and a few earlier ones. */
const maxCached = 24

const draw = inspectionTask<typeof drawSiteIcon>(
  'domains/appearance/server/site-icon.inspection.ts',
  'drawSiteIcon',
)

/**
 * `/site-icons/<logo>-<size>.png`: the icon of the installation, its own or its logo, as an icon of browsers and home screens. Icons are made
 * when they are first asked for. For another file than the present picture the answer is 404.
 */
export function siteIconRoutes({ dictionary, storage }: SiteIconsContext): Hono {
  const icons = new PromiseCache<Uint8Array<ArrayBuffer>>({ maxEntries: maxCached })
  return new Hono().get('/:file', async (c) => {
    const wanted = parseSiteIcon(c.req.param('file'))
    if (!wanted || wanted.logo !== iconPictureId(dictionary.appearance)) return c.notFound()
    const { logo, size } = wanted
    const media = dictionary.media(logo)
    const file = media && shownFile(media)
    if (!file) return c.notFound()
    const { colors } = dictionary.appearance
    const { paper } = baseColors(colors.map(({ name, hexCode }) => ({ name, hex_code: hexCode })))
    const ground = hasGround(size) ? paper : null
    // A logo may reach its edges, an own icon has the margin that its author wanted.
    const margin = ground !== null && dictionary.appearance.iconId === null ? 0.1 : 0
    const png = await icons.get(`${logo}-${size}-${ground}-${margin}`, async () => {
      const picture = await buffer(await storage.read(file.key))
      return new Uint8Array(
        await draw([new Uint8Array(picture), size, ground, margin], { refuse: refuseDemandingPhoto }),
      )
    })
    return c.body(png, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
    })
  })
}
