/** A hand from its best side, or turned from the palm to the back. */
export type HandViews = 'best' | 'turn'

/** The number of drawings. */
export const drawingCounts: Readonly<Record<HandViews, number>> = { best: 1, turn: 8 }
