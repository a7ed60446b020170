/** A profession that people can choose when they register. */
export interface Profession {
  id: number
  /** Ascending; professions with the same position are ordered by name. */
  position: number
  /** Whether people can choose it; those who have it keep it. */
  active: boolean
  /** Its name, by the language of the name. */
  names: Record<string, string>
}
