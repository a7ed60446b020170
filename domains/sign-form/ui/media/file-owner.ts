/** Whose files the page shows: the address of a sign, or of a draft of a new sign, in the API. */
export type FileOwner = `signs/${number}` | `drafts/${number}`

export const signOwner = (id: number): FileOwner => `signs/${id}`
export const draftOwner = (id: number): FileOwner => `drafts/${id}`

export const isDraft = (owner: FileOwner): boolean => owner.startsWith('drafts/')

/** Path of the files in the API. */
export const filesPath = (owner: FileOwner): string => `/api/${owner}/media`

const saving = new Map<FileOwner, Promise<unknown>>()
const saved = new Map<FileOwner, FileOwner>()

/**
 * Makes uploads that are running for a draft belong to the sign that it becomes.
 * @param sign ends with the id of the sign, or with null if the draft was not saved
 */
export async function followSave(draft: number, sign: Promise<number | null>): Promise<void> {
  saving.set(draftOwner(draft), sign)
  const id = await sign
  saving.delete(draftOwner(draft))
  if (id !== null) saved.set(draftOwner(draft), signOwner(id))
}

/** Whose files the uploads of an owner become now. */
export const currentOwner = (owner: FileOwner): FileOwner => saved.get(owner) ?? owner

/** The same, after a save that is under way. */
export async function ownerAfterSave(owner: FileOwner): Promise<FileOwner> {
  await saving.get(owner)
  return currentOwner(owner)
}
