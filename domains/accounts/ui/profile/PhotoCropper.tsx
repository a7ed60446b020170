import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { type CropPlace, cropAt, type PictureSides, pushCrop, smallestCrop } from '../../photo-crop.ts'
import styles from './PhotoCropper.module.css'

/** The preview's side, in pixels: sharp on dense screens. */
const previewSide = 192

/** Chooses the square of a picture that is kept: by pulling it, or by sliders with the keyboard. Inside the form that sends it. */
export function PhotoCropper({ address }: { address: string }) {
  const { t } = useTranslation('profile')
  const picture = useRef<HTMLImageElement>(null)
  const [sides, setSides] = useState<PictureSides>()
  const [isUnreadable, setUnreadable] = useState(false)
  const [place, setPlace] = useState<CropPlace>({ x: 0.5, y: 0.5, size: 1 })
  if (isUnreadable) return <p>{t('photo.unreadable')}</p>
  const crop = sides && cropAt(sides, place)
  return (
    <fieldset className={styles.cropper}>
      <legend className={styles.title}>{t('photo.crop.title')}</legend>
      <p className={styles.hint}>{t('photo.crop.hint')}</p>
      <div className={styles.stage}>
        <img
          ref={picture}
          src={address}
          alt=""
          className={styles.picture}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSides({ width, height })
          }
          onError={() => setUnreadable(true)}
        />
        {sides && crop && (
          <Square
            sides={sides}
            crop={crop}
            onPush={(by) => setPlace((before) => pushCrop(sides, before, by))}
          />
        )}
      </div>
      {sides && crop && (
        <div className={styles.tools}>
          <div className={styles.sliders}>
            <Slider
              label={t('photo.crop.size')}
              min={smallestCrop(sides)}
              value={place.size}
              onSlide={(size) => setPlace({ ...place, size })}
            />
            <Slider label={t('photo.crop.left')} value={place.x} onSlide={(x) => setPlace({ ...place, x })} />
            <Slider label={t('photo.crop.top')} value={place.y} onSlide={(y) => setPlace({ ...place, y })} />
          </div>
          <Preview picture={picture.current} sides={sides} crop={crop} label={t('photo.preview')} />
          <input type="hidden" name="cropLeft" value={crop.left} readOnly />
          <input type="hidden" name="cropTop" value={crop.top} readOnly />
          <input type="hidden" name="cropSize" value={crop.size} readOnly />
        </div>
      )}
    </fieldset>
  )
}

type Crop = ReturnType<typeof cropAt>

interface SquareProps {
  sides: PictureSides
  crop: Crop
  /** By parts of the picture's width and height. */
  onPush: (by: { x: number; y: number }) => void
}

function Square({ sides, crop, onPush }: SquareProps) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const side = crop.size * Math.min(sides.width, sides.height)
  const percent = (part: number) => `${part * 100}%`
  const pull = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLDivElement>) => {
    const frame = currentTarget.parentElement?.getBoundingClientRect()
    if (!last.current || !frame) return
    onPush({ x: (x - last.current.x) / frame.width, y: (y - last.current.y) / frame.height })
    last.current = { x, y }
  }
  return (
    <div
      className={styles.square}
      style={{
        left: percent(crop.left),
        top: percent(crop.top),
        width: percent(side / sides.width),
        height: percent(side / sides.height),
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        last.current = undefined
      }}
      onPointerCancel={() => {
        last.current = undefined
      }}
    />
  )
}

interface SliderProps extends Pick<ComponentProps<'input'>, 'min'> {
  label: string
  value: number
  onSlide: (value: number) => void
}

const Slider = ({ label, min = 0, value, onSlide }: SliderProps) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        type="range"
        className={styles.slider}
        min={min}
        max={1}
        step={0.01}
        value={value}
        onChange={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
      />
    )}
  </Field>
)

interface PreviewProps {
  picture: HTMLImageElement | null
  sides: PictureSides
  crop: Crop
  label: string
}

function Preview({ picture, sides, crop: { left, top, size }, label }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const side = size * Math.min(sides.width, sides.height)
    const brush = canvas.current?.getContext('2d')
    if (!brush || !picture) return
    brush.clearRect(0, 0, previewSide, previewSide)
    brush.drawImage(
      picture,
      left * sides.width,
      top * sides.height,
      side,
      side,
      0,
      0,
      previewSide,
      previewSide,
    )
  }, [picture, sides, left, top, size])
  return (
    <figure className={styles.preview}>
      <canvas ref={canvas} width={previewSide} height={previewSide} className={styles.canvas} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
