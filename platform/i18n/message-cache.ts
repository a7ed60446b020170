import { fetchJson } from '../requests/fetch-json.ts'
import type { Messages } from './translate-message.ts'

/** Messages by the URL of their file: in the browser the fetched files, on the server those that pages refer to. */
const messagesByUrl = new Map<string, Messages>()
const pendingRequests = new Map<string, Promise<Messages>>()

export const findCachedMessages = (url: string): Messages | undefined => messagesByUrl.get(url)
export const cacheMessages = (url: string, messages: Messages): void => void messagesByUrl.set(url, messages)

/**
 * Fetches a file of messages once; concurrent calls share the request.
 * @throws Error when the request fails; the next call tries again
 */
export function loadMessages(url: string): Promise<Messages> {
  const request = pendingRequests.get(url) ?? fetchMessages(url)
  pendingRequests.set(url, request)
  request.catch(() => pendingRequests.delete(url))
  return request
}

async function fetchMessages(url: string): Promise<Messages> {
  const messages = await fetchJson<Messages>(url)
  cacheMessages(url, messages)
  return messages
}
