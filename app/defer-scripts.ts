const preload = Buffer.from('<link rel="modulepreload"')
const deferred = Buffer.from(`${preload} fetchpriority="low"`)

/**
 * Gives the preloads of modules a low priority: style sheets and the main picture, with which they would share a slow
 * network, are displayed before. The router has no option for it.
 * @param html in UTF-8
 */
export function deferScripts(html: Buffer): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let start = 0
  for (let at = html.indexOf(preload); at >= 0; at = html.indexOf(preload, start)) {
    parts.push(html.subarray(start, at), deferred)
    start = at + preload.length
  }
  return Buffer.concat([...parts, html.subarray(start)])
}
