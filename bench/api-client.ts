import { castEmail, castPassword } from '#seeds/cast-people.ts'
import type { RunningProgram } from './program.ts'

type CastName = Parameters<typeof castEmail>[0]

/** Calls of the API as a person of the demonstration. */
export interface ApiClient {
  call(method: string, path: string, request?: Omit<RequestInit, 'method'>): Promise<Response>
  /** @returns the id of the finished upload */
  upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string>
}

/** @throws Error when signing in fails */
export async function signIn({ url }: RunningProgram, name: CastName): Promise<Response> {
  const response = await fetch(`${url}/api/signbank/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: castEmail(name), password: castPassword }),
  })
  if (!response.ok) throw new Error(`Signing in failed with ${response.status}`)
  return response
}

export async function openApiClient(program: RunningProgram, name: CastName): Promise<ApiClient> {
  const cookies = (await signIn(program, name)).headers.getSetCookie()
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const call: ApiClient['call'] = (method, path, { headers, ...request } = {}) =>
    fetch(`${program.url}/api${path}`, {
      ...request,
      method,
      headers: { origin: program.url, cookie, ...(headers as Record<string, string>) },
    })
  const tus = { 'tus-resumable': '1.0.0' }
  const encode = (text: string) => Buffer.from(text).toString('base64')
  return {
    call,
    async upload(name, bytes) {
      const metadata = `filename ${encode(name)}${name.endsWith('.zip') ? `,archive ${encode('true')}` : ''}`
      const created = await call('POST', '/uploads', {
        headers: { ...tus, 'upload-length': `${bytes.length}`, 'upload-metadata': metadata },
      })
      const id = created.headers.get('location')?.split('/').at(-1) ?? ''
      await call('PATCH', `/uploads/${id}`, {
        headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: bytes,
      })
      return id
    },
  }
}
