// node tools/manual-pictures.ts: writes the pictures of the manual of annotations, seeds/contents/*.png, from their drawings.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
for (const drawing of globSync(join(root, 'tools/manual-pictures/*.svg')))
  await sharp(drawing)
    .png({ palette: true, effort: 10 })
    .toFile(join(root, 'seeds/contents', `${basename(drawing, '.svg')}.png`))
