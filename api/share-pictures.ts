import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import type { HandDrawings } from '#domains/hand-drawings/index.ts'
import { sharedPartsOf, sharePictureSvg } from '#domains/hand-drawings/share-picture.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentArticulationPicture } from '#domains/search/presenters/articulation-picture.presenter.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { clientAddressOf, type TrustedProxies } from '#platform/http/client-address.ts'
import { isNotModified } from '#platform/http/negotiation.ts'
import { inspectionTask } from '#platform/inspection/inspect.ts'
import type { rasterize } from '#platform/inspection/rasterize.inspection.ts'
import type { FormGuard, FormLimit } from '#platform/limits/form-guard.ts'
import { PromiseCache } from '#platform/promise-cache.ts'

interface SharePicturesContext {
  dictionary: Pick<PublishedDictionary, 'card' | 'vocabulary' | 'media' | 'onChange'>
  hands: Pick<HandDrawings, 'read'>
  formGate: Pick<FormGuard, 'consume'>
  trustedProxies: TrustedProxies
}

interface Picture {
  png: Uint8Array<ArrayBuffer>
  etag: string
}

/** Pictures that are not cached; each takes about a tenth of a second of a process that also inspects files. */
export const sharePictureLimits: readonly FormLimit[] = [
  { name: 'share_picture', scope: 'sender', points: 200, seconds: 600 },
]

/** A picture has about 40,000. */
const maxCachedBytes = 8_000_000
const maxCachedPictures = 1_000

const runRasterize = inspectionTask<typeof rasterize>(
  'platform/inspection/rasterize.inspection.ts',
  'rasterize',
)
const refuse = (cause: unknown) => new AppError('server.busy', { cause })

/**
 * `/share-pictures/<id>.png`: the drawn hands and the location of a published sign, for link previews of signs without
 * a video. Pictures are cached until the published dictionary changes. Without such a sign, or without anything drawn of
 * it, the answer is 404.
 */
export function sharePictureRoutes({
  dictionary,
  hands,
  formGate,
  trustedProxies,
}: SharePicturesContext): Hono {
  const pictures = new PromiseCache<Picture>({
    maxEntries: maxCachedPictures,
    maxBytes: maxCachedBytes,
    bytesOf: ({ png }) => png.length,
  })
  dictionary.onChange(() => pictures.clear())
  let locations: Promise<string> | undefined

  async function draw(id: number, admit: (count: number) => Promise<unknown>): Promise<Picture | null> {
    const sign = dictionary.card(id)
    const parts = sign && sharedPartsOf(presentArticulationPicture(sign, dictionary))
    if (!parts) return null
    const key = String(id)
    if (!pictures.has(key)) await admit(1)
    return pictures.get(key, async () => {
      locations ??= readFile(resolveSourcePath('ui/body/locations.svg'), 'utf8')
      const codes = [...new Set([...parts.dominant, ...parts.nondominant])]
      const drawings = await hands.read(codes, 'best', admit)
      const byCode = new Map(
        codes.flatMap((code, at) => {
          const drawing = drawings[at]?.[0]
          return drawing ? [[code, drawing] as const] : []
        }),
      )
      const png = new Uint8Array(
        await runRasterize([sharePictureSvg(parts, byCode, await locations)], { refuse }),
      )
      return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` }
    })
  }

  const admitTo = (c: Context) => (count: number) =>
    formGate.consume(sharePictureLimits, clientAddressOf(c, trustedProxies), undefined, count)

  return new Hono().get('/:file{[0-9]+\\.png}', async (c) => {
    const id = parseId(c.req.param('file').slice(0, -'.png'.length))
    const picture = id === undefined ? null : await draw(id, admitTo(c))
    if (!picture) return c.notFound()
    const { png, etag } = picture
    const headers = {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'",
      etag,
    }
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    return c.body(png, 200, headers)
  })
}
