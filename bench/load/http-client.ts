import { Agent, request } from 'node:http'

export interface ClientRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export interface ClientAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

export interface HttpClient {
  /** Sends a request to one of the processes in turn, as a proxy does. @throws Error if the connection fails */
  send(request: ClientRequest): Promise<ClientAnswer>
  close(): void
}

/** More than any answer of the program takes; ms. */
const answerLimitMs = 60_000

/** A client that keeps its connections and leaves compressed answers as they are. */
export function createHttpClient(origins: readonly string[]): HttpClient {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  return {
    send: ({ path, method = 'GET', headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const url = `${origins[turn++ % origins.length]}${path}`
        const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` }
        const sent = request(
          url,
          { agent, method, headers: { ...headers, ...length }, timeout: answerLimitMs },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => parts.push(part))
            answer.on('error', reject)
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: Buffer.concat(parts).toString(),
              }),
            )
          },
        )
        sent.on('timeout', () => sent.destroy(new Error(`no answer within ${answerLimitMs} ms`)))
        sent.on('error', reject)
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
