/** Finds signs during typing; the form of signs provides it. */
export interface SignSearch {
  found: readonly { id: number; gloss: string; word?: string | null | undefined }[]
  isSearching: boolean
  search: (text: string) => void
}
