import { openPicture, readPictureHeader } from '#platform/inspection/picture.inspection.ts'

/**
 * A logo as a square PNG.
 * @param size of a side in pixels
 * @param ground hex colour behind the logo, which then has a margin; null for a transparent ground
 * @throws AppError `photo.tooManyPixels`
 */
export async function drawSiteIcon(
  logo: Uint8Array,
  size: number,
  ground: string | null,
): Promise<Uint8Array> {
  await readPictureHeader(logo)
  const margin = ground === null ? 0 : Math.round(size * 0.1)
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const inner = size - 2 * margin
  const icon = openPicture(logo)
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  if (ground !== null) icon.flatten({ background: ground })
  return new Uint8Array(await icon.png({ effort: 4 }).toBuffer())
}
