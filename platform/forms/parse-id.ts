/** Ids are PostgreSQL integers. */
const maxId = 2 ** 31 - 1

/** The id in a path, query or form; undefined for anything else, such as `0`, `01` or `1e3`. */
export function parseId(text: string | null | undefined): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return
  const id = Number(text)
  return id <= maxId ? id : undefined
}
