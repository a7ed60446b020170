/**
 * Who may open a page of the panel: `anyone` with a confirmed address, accepted or not; `member`, accepted; `approver`;
 * `admin`; `owner`.
 */
export type PanelAudience = 'anyone' | 'member' | 'approver' | 'admin' | 'owner'

/**
 * The pages of the panel that are not for administrators alone, by their address below `/control-panel`. A pattern that
 * ends in `/*` covers everything under it. What is not named here is for administrators.
 */
const audiences: readonly [pattern: string, audience: PanelAudience][] = [
  ['', 'anyone'],
  ['overview', 'anyone'],
  ['acceptance', 'anyone'],
  ['my-profile', 'anyone'],
  ['my-profile/*', 'anyone'],
  ['photos/*', 'anyone'],
  ['acceptance', 'anyone'],
  ['close-banner', 'anyone'],
  ['signs/view/*', 'anyone'],
  ['signs', 'member'],
  ['signs/create', 'member'],
  ['signs/edit/*', 'member'],
  ['my-signs', 'member'],
  ['website-manual', 'member'],
  ['annotations-manual', 'member'],
  ['my-signs-approvals', 'approver'],
  ['platform-identity', 'owner'],
]

/** Who may open a page, by its address below `/control-panel`: `users/edit/7`. */
export function panelAudience(path: string): PanelAudience {
  const found = audiences.find(([pattern]) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  return found?.[1] ?? 'admin'
}
