import { parseAccept } from 'hono/utils/accept'

/**
 * Chooses the content coding of a response.
 * @param header Accept-Encoding
 * @param available codings that the server has, the preferred one first
 * @returns undefined for the unencoded body; a coding with `q=0` is never chosen
 */
export function chooseEncoding<Encoding extends string>(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header) return undefined
  const accepted = parseAccept(header)
  const qualityOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q
  let best: Encoding | undefined
  let bestQuality = 0
  for (const encoding of available) {
    const quality = qualityOf(encoding) ?? qualityOf('*') ?? 0
    if (quality <= bestQuality) continue
    best = encoding
    bestQuality = quality
  }
  return best
}

const entityTags = /(?:W\/)?("[^"]*")/g

/**
 * Whether the client already has the representation with this entity tag, so that 304 is the answer.
 * @param header If-None-Match: a list of entity tags, compared weakly (RFC 9110, 13.1.2), or `*`
 */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaqueTag = etag.replace(/^W\//, '')
  return [...header.matchAll(entityTags)].some(([, tag]) => tag === opaqueTag)
}
