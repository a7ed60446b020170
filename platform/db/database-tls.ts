import { isLoopbackHost } from '#platform/http/loopback-host.ts'
import { listServerUrls } from './server-urls.ts'

/** Values of `sslmode` with which a connection may be, or become, unencrypted. */
const plainModes = new Set(['disable', 'allow', 'prefer'])

/** Whether a connection does not leave this machine: a loopback address, or a socket in the file system. */
const isLocal = (url: URL): boolean => {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  return host === '' || host.startsWith('/') || isLoopbackHost(host)
}

/** Whether a URL of PostgreSQL permits unencrypted connections to another machine. */
export const refusesTls = (databaseUrl: string): boolean =>
  listServerUrls(databaseUrl).some((server) => {
    const url = new URL(server)
    return !isLocal(url) && plainModes.has(url.searchParams.get('sslmode') ?? '')
  })

/** The URL with encryption and a checked certificate, unless it specifies the encryption or all connections are local. */
export function requireDatabaseTls(databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined) return undefined
  const servers = listServerUrls(databaseUrl).map((server) => new URL(server))
  const isSpecified = servers.some(
    ({ searchParams }) => searchParams.has('sslmode') || searchParams.has('ssl'),
  )
  if (isSpecified || servers.every(isLocal)) return databaseUrl
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}sslmode=verify-full`
}
