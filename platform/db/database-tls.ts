import { isLoopbackHost } from '#platform/http/loopback-host.ts'

/** Values of `sslmode` with which a connection may be, or become, unencrypted. */
const plainModes = new Set(['disable', 'allow', 'prefer'])

/** Whether a connection does not leave this machine: a loopback address, or a socket in the file system. */
const isLocal = (url: URL): boolean => {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  return host === '' || host.startsWith('/') || isLoopbackHost(host)
}

/** Whether a URL of PostgreSQL permits unencrypted connections to another machine. */
export function refusesTls(databaseUrl: string): boolean {
  const url = new URL(databaseUrl)
  return !isLocal(url) && plainModes.has(url.searchParams.get('sslmode') ?? '')
}

/** The URL with encryption and a checked certificate, unless it specifies the encryption or the connection is local. */
export function requireDatabaseTls(databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined) return undefined
  const url = new URL(databaseUrl)
  if (isLocal(url) || url.searchParams.has('sslmode') || url.searchParams.has('ssl')) return databaseUrl
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}
