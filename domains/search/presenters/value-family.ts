/** Values of a list under the head of their group; `head` is null for values of no group. */
export interface Family<Value> {
  head: Value | null
  members: readonly Value[]
}

/** All values of the families in one list, each head before its members. */
export const familyValues = <Value>(families: readonly Family<Value>[]): Value[] =>
  families.flatMap(({ head, members }) => [...(head ? [head] : []), ...members])
