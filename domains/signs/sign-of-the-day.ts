/** FNV-1a over the text: spreads days over signs without a pattern one could see. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  // The last step mixes high bits into the low ones, where neighbouring days differ least.
  return (value ^ (value >>> 15)) >>> 0
}

/**
 * The sign of a day: the same for everyone all day, and the same again when asked about that day.
 * @param ids published signs, ascending
 * @param day `2026-11-21`
 * @returns undefined when there is no sign
 */
export const signOfTheDay = (ids: readonly number[], day: string): number | undefined =>
  ids.length === 0 ? undefined : ids[hash(day) % ids.length]
