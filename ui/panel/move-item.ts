/** The ids with one of them moved by some places; it stays within the list. */
export function moveItem(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  const to = Math.min(Math.max(from + by, 0), others.length)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
