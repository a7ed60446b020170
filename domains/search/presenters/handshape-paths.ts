import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { entryIdOf, isExact } from '../query/filter-value.ts'
import { withHandStyle } from '../query/hand-style.ts'
import { type HandTarget, targetPath } from '../query/hand-target.ts'
import { formatFilterValue, queryContext } from '../query/search-query-url.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'

/** The path, without the language, that the choice of a handshape leads to, by its filter value. */
export type HandshapePath = (filterValue: number) => string

/** A handshape leads to its own page, or back to the search for which it is chosen, as a filter. */
export const handshapePaths = (
  dictionary: Pick<SearchableDictionary, 'vocabulary' | 'languages'>,
  { target, style }: { target: HandTarget | null; style: HandStyle | null },
  language: string,
): HandshapePath =>
  target === null
    ? (value) =>
        `/search-signs/handshape/signs/${entryIdOf(value)}${withHandStyle(isExact(value) ? '?only=1' : '', style ?? 'drawing')}`
    : (value) =>
        targetPath(
          target,
          formatFilterValue(target.filter, value, queryContext(dictionary, language, 'ignore')),
        )
