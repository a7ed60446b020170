import type { SignRow } from '../sign-row.presenter.ts'

/** A sign of a list with formatted dates. */
export type ListedSign = Omit<SignRow, 'changedAt' | 'createdAt'> & {
  changed: string
  /** Path of the form. */
  editPath: string
  /** Path of its page in the panel. */
  viewPath: string
}
