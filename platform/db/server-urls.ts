/** Roles of `target_session_attrs` that the program can work with; both mean the server that accepts writes. */
const acceptedRoles = new Set(['read-write', 'primary'])

/**
 * The URL of each server of DATABASE_URL, which separates several by commas as libpq does:
 * `postgres://user@one.example:5432,two.example:5432/signs`.
 */
export function listServerUrls(databaseUrl: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/i.exec(databaseUrl) ?? []
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

/** Whether the URL of each server is valid and `target_session_attrs`, if given, is a supported role. */
export const isDatabaseUrl = (text: string): boolean =>
  listServerUrls(text).every((server) => {
    const url = URL.parse(server)
    const role = url?.searchParams.get('target_session_attrs') ?? 'primary'
    return /^postgres(ql)?:$/.test(url?.protocol ?? '') && acceptedRoles.has(role)
  })
