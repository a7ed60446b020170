import type { Uploads } from '#domains/media/index.ts'
import type { FormGuard, FormLimit } from '#platform/limits/form-guard.ts'

const oneHour = 3_600
const oneDay = 86_400

/** Twenty films an hour allow for a school class behind one IP address; all films of a day fit into 10 GB. */
export const filmLimits: readonly FormLimit[] = [
  { name: 'film-sender', scope: 'sender', points: 20, seconds: oneHour, ipv6Bits: 48 },
  { name: 'film-all', scope: 'everyone', points: 200, seconds: oneDay },
]

interface Context {
  uploads: Pick<Uploads, 'receiveFilm'>
  formGuard: Pick<FormGuard, 'consume'>
}

/**
 * Answers a request of the tus protocol for the film of a message that is not sent yet. Each new film counts against
 * the limits.
 * @throws AppError `form.tooMany`, what `receiveFilm` throws
 */
export async function receiveFilm(
  { uploads, formGuard }: Context,
  { request, clientAddress }: { request: Request; clientAddress: string },
): Promise<Response> {
  if (request.method === 'POST') await formGuard.consume(filmLimits, clientAddress)
  return uploads.receiveFilm(request)
}
