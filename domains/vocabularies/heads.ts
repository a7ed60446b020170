/**
 * The ids of an entry and of the heads above it, from the entry up. A circle of heads ends before its first
 * repetition.
 * @param headOf the head that an entry is grouped under; undefined at the top
 */
export function entryAndHeads(id: number, headOf: (id: number) => number | undefined): number[] {
  const chain = [id]
  let head = headOf(id)
  while (head !== undefined && !chain.includes(head)) {
    chain.push(head)
    head = headOf(head)
  }
  return chain
}
