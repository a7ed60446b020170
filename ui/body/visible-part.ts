/** The share of the height of a picture, from its top, that a square frame shows. */
const shownInSquare = 0.8

/**
 * How a picture fills a frame that is less high: its foot is cut off, or its top if what it shows is near the foot.
 * @param lowest how far down the content extends, from 0 at the top to 1 at the foot
 */
export const visiblePart = (lowest: number) => (lowest > shownInSquare ? 'xMidYMax slice' : 'xMidYMin slice')
