/**
 * The path of the present main film of a sign. It is the same after the film was replaced, and ends like a video file,
 * because ELAN plays no other.
 */
export const filmPath = (sign: number): string => `/films/${sign}.mp4`

/** The sign of a file name below `/films`; undefined for another name. */
export function parseFilmFile(file: string): number | undefined {
  const id = /^([1-9]\d{0,8})\.mp4$/.exec(file)?.[1]
  return id === undefined ? undefined : Number(id)
}
