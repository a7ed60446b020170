/** FNV-1a hash; distributes the signs over the days without a visible pattern. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  // Mixes high bits into low bits, in which consecutive days differ least.
  return (value ^ (value >>> 15)) >>> 0
}

interface Candidate {
  id: number
  /** Storage key of its video's poster. */
  poster: string | null
}

/**
 * The sign of a day, the same for everyone. Signs without a poster are used only when no sign has one.
 * @param signs published signs, by ascending id
 * @param day `2026-11-21`
 * @returns its id, or undefined when there is no sign
 */
export function signOfTheDay(signs: readonly Candidate[], day: string): number | undefined {
  const seen = signs.filter(({ poster }) => poster !== null)
  const candidates = seen.length > 0 ? seen : signs
  return candidates.length === 0 ? undefined : candidates[hash(day) % candidates.length]?.id
}
