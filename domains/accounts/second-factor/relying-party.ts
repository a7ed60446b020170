/** The site in the protocol of passkeys, which are bound to its host name. */
export interface RelyingParty {
  /** Host name. */
  id: string
  origin: string
  /** Name of the site, which browsers show. */
  name: string
}

interface Site {
  publicUrl: string | null
  /** Origin of the request, used only without a public URL. */
  origin: string
  name: string
}

const isIpAddress = (hostname: string) => hostname.startsWith('[') || /^[\d.]+$/.test(hostname)

/**
 * The relying party of a site; null where browsers support no passkeys: on an IP address or without encryption. Without a
 * public URL only `localhost` is accepted, because the Host header is chosen by the client.
 */
export function findRelyingParty({ publicUrl, origin, name }: Site): RelyingParty | null {
  const { hostname, protocol, origin: siteOrigin } = new URL(publicUrl ?? origin)
  const isLocalhost = hostname === 'localhost'
  if (publicUrl === null && !isLocalhost) return null
  if (isIpAddress(hostname) || (protocol !== 'https:' && !isLocalhost)) return null
  return { id: hostname, origin: siteOrigin, name }
}
