import { request } from 'node:http'

interface HttpResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/**
 * Sends a request as a program does, without a browser.
 * @param options.from local address to send from; each counts as another sender
 */
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

/** The headers of a form that a page of the site itself sends. */
export const sameOriginFormHeaders = (baseURL: string) => ({
  origin: new URL(baseURL).origin,
  'content-type': 'application/x-www-form-urlencoded',
})

/** Loads the contact page and returns the token of its form. */
export async function fetchFormToken(address: string): Promise<string> {
  return /name="token" value="([^"]+)"/.exec((await sendRequest(address)).body)?.[1] ?? ''
}

/** The encoded fields of a valid message from Grace. */
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
