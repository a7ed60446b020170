import { openPicture, readPictureHeader } from '#platform/inspection/picture.inspection.ts'

/**
 * A picture as a square PNG.
 * @param size of a side in pixels
 * @param ground hex colour behind the picture; null for a transparent ground
 * @param margin free part of each side, as a fraction of the size
 * @throws AppError `photo.tooManyPixels`
 */
export async function drawSiteIcon(
  logo: Uint8Array,
  size: number,
  ground: string | null,
  margin: number,
): Promise<Uint8Array> {
  await readPictureHeader(logo)
  const free = Math.round(size * margin)
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const inner = size - 2 * free
  const icon = openPicture(logo)
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: free, bottom: free, left: free, right: free, background })
  if (ground !== null) icon.flatten({ background: ground })
  return new Uint8Array(await icon.png({ effort: 4 }).toBuffer())
}
