import type { Messages } from './create-i18n.ts'

/** Messages by the address of their file: in the browser what it fetched, on the server what pages name. */
const messagesByUrl = new Map<string, Messages>()
const pendingRequests = new Map<string, Promise<Messages>>()

export const findCachedMessages = (address: string): Messages | undefined => messagesByUrl.get(address)
export const cacheMessages = (address: string, messages: Messages): void =>
  void messagesByUrl.set(address, messages)

/**
 * Fetches a file of messages, once; the same promise for everyone who asks meanwhile.
 * @throws Error when the file cannot be had; the next call asks again
 */
export function loadMessages(url: string): Promise<Messages> {
  const request = pendingRequests.get(url) ?? fetchMessages(url)
  pendingRequests.set(url, request)
  request.catch(() => pendingRequests.delete(url))
  return request
}

async function fetchMessages(address: string): Promise<Messages> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const messages = (await answer.json()) as Messages
  cacheMessages(address, messages)
  return messages
}
