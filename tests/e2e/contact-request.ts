import { request } from 'node:http'

interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Asks the site as a program would, from an address of this machine that no other test uses. */
export function sendRequest(
  address: string,
  options: { method?: string; from?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HttpResponse> {
  const { method = 'GET', from = '127.0.0.1', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const clientRequest = request(address, { method, headers, localAddress: from }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(pieces).toString(),
        }),
      )
    })
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

/** What a browser says with a form of the page itself. */
export const sameOriginFormHeaders = (baseURL: string) => ({
  origin: new URL(baseURL).origin,
  'content-type': 'application/x-www-form-urlencoded',
})

/** The token of a form that is shown now. */
export async function fetchFormToken(address: string): Promise<string> {
  return /name="token" value="([^"]+)"/.exec((await sendRequest(address)).body)?.[1] ?? ''
}

/** What Grace writes, as fields of the form. */
export const contactFormBody = (token: string, changes: Record<string, string> = {}): string =>
  String(
    new URLSearchParams({
      kind: 'question',
      word: '',
      subject: 'A class wants to visit',
      message: 'May we come with <twenty> pupils & 手話?',
      name: 'Grace',
      email: 'grace@school.example',
      website: '',
      token,
      ...changes,
    }),
  )
