import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

/** An SVG document as PNG with few colours, in the size that the document names. */
export async function rasterize(svg: string): Promise<Uint8Array> {
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer())
}
