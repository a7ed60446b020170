import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { isFeatureCode, parseHandFileName } from '#domains/hand-drawings/hand-file-name.ts'
import type { HandDrawings } from '#domains/hand-drawings/index.ts'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { handSymbolElement, handViewBox } from '#packages/hands/hand-svg.ts'
import { clientAddressOf, type TrustedProxies } from '#platform/http/client-address.ts'
import { isNotModified } from '#platform/http/negotiation.ts'
import type { FormGuard, FormLimit } from '#platform/limits/form-guard.ts'
import { type EncodedText, encodeText, finalCacheControl, sendEncoded } from './encoded-text.ts'

interface HandsContext {
  hands: Pick<HandDrawings, 'read'>
  formGate: Pick<FormGuard, 'consume'>
  trustedProxies: TrustedProxies
}

/** Drawings of handshapes that the dictionary does not have; each takes about a tenth of a second. */
export const handDrawingLimits: readonly FormLimit[] = [
  { name: 'hand_drawing', scope: 'sender', points: 200, seconds: 600 },
]

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': finalCacheControl,
  'content-security-policy': "default-src 'none'",
}

/** In bytes, of all files in all encodings; a file of thirty hands has about 100,000. */
const maxCachedBytes = 4_000_000

type NamedDrawings = readonly [id: string, HandDrawing][]

/**
 * `/hands/<version>/<code>-<code>.svg`: drawn hands, each under its feature code. With `<use href="/hands/1/abc123.svg#abc123">`
 * a hand takes the page's `color` for its lines, `--hand-skin`, the widths `--hand-line` and `--hand-mark-line`, and
 * `--hand-marks`, the opacity of creases and nails. The file of one hand can also be shown as a picture.
 * `/hands/<version>/<code>/turn.svg`: eight views of one hand, `view-0` to `view-7`.
 */
export function handRoutes({ hands, formGate, trustedProxies }: HandsContext): Hono {
  const files = new LRUCache<string, EncodedText>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bodies }) => Object.values(bodies).reduce((sum, body) => sum + body.length, 0),
  })

  const admitTo = (c: Context) => (count: number) =>
    formGate.consume(handDrawingLimits, clientAddressOf(c, trustedProxies), undefined, count)

  /** The path decides the content, so a client that has it needs no drawing. */
  async function sendFile(c: Context, readHands: () => Promise<NamedDrawings>) {
    const { path } = c.req
    const etag = `"${createHash('sha256').update(path).digest('base64url').slice(0, 22)}"`
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ...headers, etag })
    const file = files.get(path) ?? { ...(await encodeText(renderSvg(await readHands()), 9)), etag }
    files.set(path, file)
    return sendEncoded(c, file, headers)
  }

  return new Hono()
    .get('/:version/:file', (c) => {
      const { version, file } = c.req.param()
      const codes = parseHandFileName(file)
      if (codes.length === 0 || !isThisVersion(version)) return c.notFound()
      return sendFile(c, async () => {
        const drawings = await hands.read(codes, 'best', admitTo(c))
        return drawings.map(([drawing], index) => [codes[index], drawing] as [string, HandDrawing])
      })
    })
    .get('/:version/:code/turn.svg', (c) => {
      const { version, code } = c.req.param()
      if (!isFeatureCode(code) || !isThisVersion(version)) return c.notFound()
      return sendFile(c, async () => {
        const [views = []] = await hands.read([code], 'turn', admitTo(c))
        return views.map((drawing, index) => [`view-${index}`, drawing] as [string, HandDrawing])
      })
    })
}

const isThisVersion = (version: string) => version === String(drawingVersion)

function renderSvg(hands: NamedDrawings): string {
  const elements = hands.map(([id, drawing]) => handSymbolElement(id, drawing)).join('')
  const [[id, drawing] = []] = hands
  const isAlone = hands.length === 1 && drawing !== undefined
  const box = isAlone ? ` viewBox="${handViewBox(drawing)}"` : ''
  const shown = isAlone ? `<use href="#${id}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${box}>${elements}${shown}</svg>\n`
}
