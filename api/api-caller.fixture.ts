import type { createApi } from './create-api.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a stranger's program would
  body: any
}

export type Caller = (method: string, path: string, body?: unknown, type?: string) => Promise<Answer>

/** Requests to the API in a language, by a visitor or with a token. A body that is neither text nor a form is sent as JSON. */
export function aCaller(api: ReturnType<typeof createApi>, language: string, token?: string): Caller {
  return async (method, path, body, type = 'application/json') => {
    const isForm = body instanceof FormData
    const answer = await api.request(`http://signs.example${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': type }),
      },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text && JSON.parse(text) }
  }
}
