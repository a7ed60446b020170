/** Data of a page as one text. */
export type Packed<Data> = string & { readonly isPacked?: Data }

/**
 * Packs what a loader sends, when it has hundreds of parts: the router writes every part for itself and costs more
 * than rendering them. For data that JSON can say.
 */
export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data) as Packed<Data>

const mostKept = 200
const kept = new Map<string, unknown>()

/** The data again; the same object for the same text, as long as it is among the last few. */
export function unpack<Data>(packed: Packed<Data>): Data {
  const known = kept.get(packed)
  if (known !== undefined) return known as Data
  const data = JSON.parse(packed) as Data
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string)
  kept.set(packed, data)
  return data
}
