/** The URL of a sprite lists its drawings and is repeated for each of them, so large sprites make a page long. */
const drawingsPerSprite = 30

/**
 * The URL of each drawing by its id, in few files: `/symbols/S20300-S10000.svg#S20300`.
 * @param urlOf the URL of the file with these drawings
 */
export function spriteUrls(
  ids: readonly string[],
  urlOf: (ids: readonly string[]) => string,
): ReadonlyMap<string, string> {
  const unique = [...new Set(ids)]
  const files = unique.flatMap((_, at) =>
    at % drawingsPerSprite === 0 ? [unique.slice(at, at + drawingsPerSprite)] : [],
  )
  return new Map(
    files.flatMap((file) => {
      const url = urlOf(file)
      return file.map((id) => [id, `${url}#${id}`] as const)
    }),
  )
}
