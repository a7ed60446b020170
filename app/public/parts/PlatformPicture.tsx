import type { CSSProperties } from 'react'
import type { PictureCrop } from '#domains/appearance/appearance.ts'
import styles from './PlatformPicture.module.css'

/** An uploaded picture: its size in pixels if it could be measured, and the part that phones show. */
export interface PlatformPictureView {
  url: string
  width: number | null
  height: number | null
  crop: PictureCrop | null
}

/** The picture of the platform: whole on wide screens, and on phones the part that the owner has chosen. */
export function PlatformPicture({ picture: { url, width, height, crop } }: { picture: PlatformPictureView }) {
  const image = (
    <img className={styles.picture} src={url} alt="" width={width ?? 640} height={height ?? 480} />
  )
  if (!crop || width === null || height === null) return image
  const properties = {
    '--crop-left': crop.left,
    '--crop-top': crop.top,
    '--crop-width': crop.width,
    '--crop-ratio': (crop.width * width) / (crop.height * height),
  }
  return (
    <div className={styles.cropped} style={properties as CSSProperties}>
      {image}
    </div>
  )
}
