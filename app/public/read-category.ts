import { categoryByName } from '#domains/search/presenters/categories.ts'
import type { FilterKey } from '#domains/search/search-model.ts'
import type { FieldError } from '#platform/errors/app-error.ts'

const name = 'category'

/** The open category of a URL; null without one, and for one that does not exist, which is reported. */
export function readCategory(request: Request): {
  open: FilterKey | null
  ownNames: string[]
  problems: FieldError[]
} {
  const value = new URL(request.url).searchParams.get(name)?.trim() || null
  const open = categoryByName(value)
  const isUnknown = value !== null && open === null
  return {
    open,
    ownNames: [name],
    problems: isUnknown
      ? [{ field: name, code: 'value.unknown', params: { value: value.slice(0, 60) } }]
      : [],
  }
}
