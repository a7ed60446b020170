import { shownMediaUrl } from '#domains/media/media.ts'
import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import { property, propertyKeys } from '#domains/signs/properties.ts'
import { drawnLocationId } from '#ui/body/body-locations.ts'
import type { EntryChoice, ListChoices } from './form-choices.ts'

const usedLists = [...new Set(propertyKeys.flatMap((key) => property(key).list ?? []))]

/**
 * The values of all lists of the form in a language. `HandshapeChoice` has the pictures of handshapes.
 * @param used ids of values that are offered although they are retired, because the sign has them
 */
export const presentChoices = (
  { vocabulary, media }: Pick<SearchableDictionary, 'vocabulary' | 'media'>,
  locale: string,
  used: ReadonlySet<number>,
): ListChoices =>
  Object.fromEntries(
    usedLists.map((list) => [
      list,
      vocabulary
        .list(list)
        .filter(({ id, retired }) => !retired || used.has(id))
        .map(({ id, value, parentId, groupId, pictureId }): EntryChoice => {
          const choice = { id, value, parentId, groupId, label: vocabulary.describe(id, locale).text }
          if (list === 'handshape-of-hand') return choice
          const picture = shownMediaUrl(media(pictureId))
          if (picture) return { ...choice, picture }
          const drawing = list === 'location' ? drawnLocationId([value], false) : undefined
          return drawing ? { ...choice, drawing } : choice
        }),
    ]),
  )
