import type { CastName } from '#seeds/cast-people.ts'
import type { TestApi } from './use-api.fixture.ts'

/** Sends requests of the tus protocol as a person of the cast, or as a visitor. */
export async function uploaderOf(
  api: Pick<TestApi, 'app' | 'tokenOf'>,
  name?: CastName,
  language = 'en',
): Promise<(request: Request) => Promise<Response>> {
  const authorization = name && `Bearer ${await api.tokenOf(name)}`
  return async (request) => {
    const path = request.url.replace('/api/uploads', '/uploads')
    const headers = new Headers(request.headers)
    headers.set('accept-language', language)
    if (authorization) headers.set('authorization', authorization)
    return api.app.request(new Request(new Request(path, request), { headers }))
  }
}
