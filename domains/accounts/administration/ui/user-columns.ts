/** Name under which the browser keeps the view of the list of users. */
export const userTableName = 'users'

/** The columns of the list of users that a person may hide; each is also a key of `users:column`. */
export const optionalUserColumns = ['type', 'hearingStatus', 'institution', 'registered'] as const
