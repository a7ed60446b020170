import { imageExtensionList, makeThumbnail } from '#domains/media/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { collectMedia } from './collect-media.ts'
import { findFiles } from './find-files.ts'
import type { NewValue } from './reference-values.ts'

type ValueName = Pick<NewValue, 'list' | 'value'>

/** The file name of the picture of a value in an export, without extension; lists can have equal values. */
export const pictureName = ({ list, value }: ValueName): string => `${list}.${value}`

/** The file names that the picture of a value can have, the preferred one first. */
const pictureNames = (value: ValueName): string[] =>
  [pictureName(value), value.value].flatMap((name) =>
    imageExtensionList.map((extension) => `${name}${extension}`),
  )

/** The paths of the pictures of values, as far as the folder has them. */
async function findPictures(folder: string, values: readonly ValueName[]) {
  const present = await findFiles(folder, new Set(values.flatMap(pictureNames)))
  const nameOf = (value: ValueName) => pictureNames(value).find((name) => present.has(name))
  return { nameOf, pathOf: (value: ValueName) => present.get(nameOf(value) ?? '')?.[0] }
}

/**
 * Small pictures of values of a file, from the pictures beside it, as data URLs in the order of the values. Null without a
 * readable picture.
 */
export async function readThumbnails(
  folder: string,
  values: readonly ValueName[],
): Promise<(string | null)[]> {
  const { pathOf } = await findPictures(folder, values)
  const thumbnails: (string | null)[] = []
  for (const value of values) {
    const path = pathOf(value)
    const data = path === undefined ? null : await makeThumbnail(path).catch(ignoreUnreadable)
    thumbnails.push(data && `data:image/webp;base64,${Buffer.from(data).toString('base64')}`)
  }
  return thumbnails
}

/** The import itself names unreadable pictures. */
function ignoreUnreadable(error: unknown): null {
  if (isAppError(error) && error.status < 500) return null
  throw error
}

/**
 * Finds the pictures of new values beside the CSV.
 * @param draftCount the media that the import creates besides; draft ids of pictures follow theirs
 */
export async function collectPictures(
  db: Db,
  folder: string,
  values: readonly NewValue[],
  draftCount: number,
) {
  const { nameOf } = await findPictures(folder, values)
  const wanted = values.flatMap((value) => {
    const name = nameOf(value)
    return name === undefined ? [] : { name, line: 1, column: 'picture', kind: 'image' as const }
  })
  const { byName, drafts, errors } = await collectMedia(db, folder, wanted)
  const renumbered = (id: number) => (id < 0 ? id - draftCount : id)
  const numbers = new Map([...byName].map(([name, id]) => [name, renumbered(id)]))
  return {
    errors,
    /** The media id of the picture of a value. */
    of: (value: ValueName) => numbers.get(nameOf(value) ?? ''),
    drafts: drafts.map((media) => ({ ...media, draftId: renumbered(media.draftId) })),
  }
}
