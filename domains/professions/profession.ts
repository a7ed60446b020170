/** A profession that people choose theirs from. */
export interface Profession {
  id: number
  /** Lower ones stand first; those of one position stand in the order of their names. */
  position: number
  /** Its name, by the language in which the name is written. */
  names: Record<string, string>
}
