import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CropFrame, type CropRectangle } from '#ui/panel/CropFrame.tsx'
import { Slider } from '#ui/panel/Slider.tsx'
import { type CropPosition, type ImageSize, minCropSize, moveCrop, toPhotoCrop } from '../photo-crop.ts'
import styles from './PhotoCropper.module.css'

/** Side of the preview, CSS pixels. */
const previewSide = 192

/**
 * Chooses the square of a photo by dragging, or by sliders with the keyboard. Rendered inside the form, which sends the
 * hidden fields of the crop.
 */
export function PhotoCropper({ src }: { src: string }) {
  const { t } = useTranslation('profile')
  const imageRef = useRef<HTMLImageElement>(null)
  const [sides, setSides] = useState<ImageSize>()
  const [isUnreadable, setUnreadable] = useState(false)
  const [cropPosition, setPlace] = useState<CropPosition>({ x: 0.5, y: 0.5, size: 1 })
  if (isUnreadable) return <p>{t('photo.unreadable')}</p>
  const crop = sides && toPhotoCrop(sides, cropPosition)
  return (
    <fieldset className={styles.cropper}>
      <legend className={styles.title}>{t('photo.crop.title')}</legend>
      <p className={styles.hint}>{t('photo.crop.hint')}</p>
      <CropFrame
        rectangle={sides && crop && rectangleOf(sides, crop)}
        onMove={(by) => sides && setPlace((before) => moveCrop(sides, before, by))}
      >
        <img
          ref={imageRef}
          src={src}
          alt=""
          className={styles.picture}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSides({ width, height })
          }
          onError={() => setUnreadable(true)}
        />
      </CropFrame>
      {sides && crop && (
        <div className={styles.tools}>
          <div className={styles.sliders}>
            <Slider
              label={t('photo.crop.size')}
              min={minCropSize(sides)}
              value={cropPosition.size}
              onChange={(size) => setPlace({ ...cropPosition, size })}
            />
            <Slider
              label={t('photo.crop.left')}
              value={cropPosition.x}
              onChange={(x) => setPlace({ ...cropPosition, x })}
            />
            <Slider
              label={t('photo.crop.top')}
              value={cropPosition.y}
              onChange={(y) => setPlace({ ...cropPosition, y })}
            />
          </div>
          <Preview image={imageRef.current} imageSize={sides} crop={crop} label={t('photo.preview')} />
          <input type="hidden" name="cropLeft" value={crop.left} readOnly />
          <input type="hidden" name="cropTop" value={crop.top} readOnly />
          <input type="hidden" name="cropSize" value={crop.size} readOnly />
        </div>
      )}
    </fieldset>
  )
}

type Crop = ReturnType<typeof toPhotoCrop>

function rectangleOf(sides: ImageSize, { left, top, size }: Crop): CropRectangle {
  const side = size * Math.min(sides.width, sides.height)
  return { left, top, width: side / sides.width, height: side / sides.height }
}

interface PreviewProps {
  image: HTMLImageElement | null
  imageSize: ImageSize
  crop: Crop
  label: string
}

function Preview({ image, imageSize, crop: { left, top, size }, label }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const side = size * Math.min(imageSize.width, imageSize.height)
    const canvasContext = canvas.current?.getContext('2d')
    if (!canvasContext || !image) return
    canvasContext.clearRect(0, 0, previewSide, previewSide)
    canvasContext.drawImage(
      image,
      left * imageSize.width,
      top * imageSize.height,
      side,
      side,
      0,
      0,
      previewSide,
      previewSide,
    )
  }, [image, imageSize, left, top, size])
  return (
    <figure className={styles.preview}>
      <canvas ref={canvas} width={previewSide} height={previewSide} className={styles.canvas} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
