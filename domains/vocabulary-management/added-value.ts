/** A value that was added from within another form. */
export interface AddedValue {
  id: number
  value: string
  label: string
  /** Entry ids of its area and of the head of its group. */
  parentId: number | null
  groupId: number | null
}
