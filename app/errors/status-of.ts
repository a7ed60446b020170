/** The HTTP status of an error: its `statusCode`, its `status` or the status of its response, else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500
  const { statusCode, status, response } = error as Record<string, unknown>
  const found = [statusCode, status, (response as { status?: unknown } | undefined)?.status].find(
    (candidate) => typeof candidate === 'number' && candidate >= 400 && candidate < 600,
  )
  return (found as number | undefined) ?? 500
}
