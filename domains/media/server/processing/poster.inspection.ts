import { openPicture, readPictureHeader } from '#platform/inspection/picture.inspection.ts'

/** Writes a frame of a video as WebP. @throws AppError `photo.tooManyPixels` */
export async function writePoster(frame: string, path: string): Promise<{ width: number; height: number }> {
  await readPictureHeader(frame)
  const { width, height } = await openPicture(frame).webp({ quality: 82 }).toFile(path)
  return { width, height }
}
