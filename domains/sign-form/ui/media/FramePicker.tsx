import { useEffect, useRef, useState } from 'react'
import type { SignFileWire } from '#domains/signs/sign-media.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { CropFrame } from '#ui/panel/CropFrame.tsx'
import { CropSliders } from '#ui/panel/CropSliders.tsx'
import { Dialog } from '#ui/panel/Dialog.tsx'
import { cropRectangle, moveCrop, wholeFrame } from '#ui/panel/frame-crop.ts'
import { Slider } from '#ui/panel/Slider.tsx'
import styles from './FramePicker.module.css'
import { FrameStrip } from './FrameStrip.tsx'
import type { FileOwner } from './file-owner.ts'
import { roundSeconds } from './frame-times.ts'
import { startUpload } from './upload-queue.ts'
import { canvasFile, openVideoFrames, type VideoFrames } from './video-frames.ts'

interface Props {
  /** The video that has the frames. */
  file: SignFileWire
  src: string
  owner: FileOwner
  locale: Locale
  onClose: () => void
}

/** Pixels. */
const shownWidth = 640
const storedWidth = 960

/** Chooses a frame of a video, and the part of it that is kept, as the framing image of the sign. */
export function FramePicker({ file, src, owner, locale, onClose }: Props) {
  const { t } = useTranslation('signForm')
  const frames = useVideoFrames(src)
  const [time, setTime] = useState<number>()
  const [crop, setCrop] = useState(wholeFrame)
  const canvas = useRef<HTMLCanvasElement>(null)
  const shownTime = time ?? (frames ? frames.duration / 2 : 0)
  useEffect(() => {
    if (frames && canvas.current) void frames.draw(canvas.current, shownTime, shownWidth)
  }, [frames, shownTime])

  async function save() {
    if (!frames) return
    const picture = document.createElement('canvas')
    await frames.draw(picture, shownTime, storedWidth, cropRectangle(crop))
    const name = `${file.name.replace(/\.\w+$/, '')}-${shownTime.toFixed(2)}`
    const { licence, credit, signer } = file
    const chosen = await canvasFile(picture, name)
    const attribution = { licence, credit, signer, signerConsent: null }
    void startUpload({ owner, file: chosen, role: 'framing', locale, ...attribution })
    onClose()
  }

  const seconds = (value: number) => t('media.frame.seconds', { seconds: roundSeconds(value) })
  const footer = (
    <>
      <Button onClick={onClose}>{t('media.cancel')}</Button>
      <Button variant="primary" onClick={() => void save()} disabled={!frames}>
        {t('media.frame.save')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('media.frame.title')} footer={footer}>
      {frames === undefined && <Skeleton lines={6} />}
      {frames === null && <Callout tone="danger" title={t('media.frame.unreadable')} />}
      {frames && (
        <div className={styles.picker}>
          <FrameStrip frames={frames} time={shownTime} onChoose={setTime} />
          <CropFrame
            rectangle={cropRectangle(crop)}
            onMove={(by) => setCrop((before) => moveCrop(before, by))}
          >
            <canvas ref={canvas} className={styles.frame} />
          </CropFrame>
          <div className={styles.sliders}>
            <Slider
              label={t('media.frame.time')}
              max={frames.duration}
              step={0.04}
              value={shownTime}
              valueText={seconds(shownTime)}
              onChange={setTime}
            />
            <CropSliders crop={crop} onChange={setCrop} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** Undefined until the video is opened; null if the browser cannot play it. */
function useVideoFrames(src: string): VideoFrames | null | undefined {
  const [frames, setFrames] = useState<VideoFrames | null>()
  useEffect(() => {
    let isCurrent = true
    openVideoFrames(src).then(
      (opened) => isCurrent && setFrames(opened),
      () => isCurrent && setFrames(null),
    )
    return () => {
      isCurrent = false
    }
  }, [src])
  return frames
}
