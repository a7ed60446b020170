import type { CropRectangle } from '#ui/panel/CropFrame.tsx'

/** A video whose single frames can be drawn. */
export interface VideoFrames {
  /** Seconds. */
  duration: number
  /** Pixels. */
  width: number
  height: number
  /**
   * Draws the frame at a time, in seconds, and resizes the canvas to it.
   * @param maxWidth pixels
   */
  draw: (canvas: HTMLCanvasElement, time: number, maxWidth: number, part?: CropRectangle) => Promise<void>
}

const whole: CropRectangle = { left: 0, top: 0, width: 1, height: 1 }

/**
 * Opens a video of this site.
 * @throws Error if the browser cannot play it
 */
export async function openVideoFrames(src: string): Promise<VideoFrames> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = src
  await nextEvent(video, 'loadeddata')
  const { duration, videoWidth: width, videoHeight: height } = video
  if (!Number.isFinite(duration) || width === 0) throw new Error(`${src} has no frames`)
  // A seek that begins before the one before has ended would draw the wrong frame.
  let last: Promise<unknown> = Promise.resolve()
  return {
    duration,
    width,
    height,
    draw(canvas, time, maxWidth, part = whole) {
      const drawn = last.then(async () => {
        const found = nextEvent(video, 'seeked')
        video.currentTime = Math.min(time, duration)
        await found
        drawPart(video, canvas, part, maxWidth)
      })
      last = drawn.catch(() => {})
      return drawn
    },
  }
}

function drawPart(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  part: CropRectangle,
  maxWidth: number,
): void {
  const { videoWidth, videoHeight } = video
  const [width, height] = [part.width * videoWidth, part.height * videoHeight]
  const scale = Math.min(1, maxWidth / width)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas
    .getContext('2d')
    ?.drawImage(
      video,
      part.left * videoWidth,
      part.top * videoHeight,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    )
}

function nextEvent(video: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleError = () => reject(video.error ?? new Error('The video cannot be played'))
    video.addEventListener('error', handleError, { once: true })
    video.addEventListener(
      name,
      () => {
        video.removeEventListener('error', handleError)
        resolve()
      },
      { once: true },
    )
  })
}

/** The picture of a canvas as a file: WebP, or PNG in browsers that do not write WebP. */
export async function canvasFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('The canvas has no picture')
  const extension = blob.type === 'image/webp' ? 'webp' : 'png'
  return new File([blob], `${name}.${extension}`, { type: blob.type })
}
