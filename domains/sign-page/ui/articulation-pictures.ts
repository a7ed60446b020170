/** Drawings of location and movement on the body, as SVG markup; null when there is none. */
export interface ArticulationPictures {
  location: string | null
  movement: string | null
  /** What differs in the other sign of a minimal pair, by its id. */
  others: Record<number, string>
  /** The figure that the drawings share; it must be part of the page. */
  signer: string | null
}
