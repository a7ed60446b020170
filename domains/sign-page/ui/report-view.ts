const reported = new Set<number>()

/** Reports once for each document that the video of a sign was started: the sign, and nothing about the visitor. */
export function reportView(signId: number): void {
  if (reported.has(signId)) return
  reported.add(signId)
  const body = new Blob([JSON.stringify({ sign: signId })], { type: 'application/json' })
  navigator.sendBeacon('/api/sign-views', body)
}
