import type { Messages } from './create-i18n.ts'

/** Messages by the address of their file: in the browser what it fetched, on the server what pages name. */
const known = new Map<string, Messages>()
const coming = new Map<string, Promise<Messages>>()

export const knownMessages = (address: string): Messages | undefined => known.get(address)
export const rememberMessages = (address: string, messages: Messages): void =>
  void known.set(address, messages)

/**
 * Fetches a file of messages, once; the same promise for everyone who asks meanwhile.
 * @throws Error when the file cannot be had; the next call asks again
 */
export function loadMessages(address: string): Promise<Messages> {
  const asked = coming.get(address) ?? fetchMessages(address)
  coming.set(address, asked)
  asked.catch(() => coming.delete(address))
  return asked
}

async function fetchMessages(address: string): Promise<Messages> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const messages = (await answer.json()) as Messages
  rememberMessages(address, messages)
  return messages
}
