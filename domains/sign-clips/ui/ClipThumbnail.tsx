import { useEffect, useRef } from 'react'
import { openVideoFrames } from '#domains/sign-form/ui/media/video-frames.ts'
import styles from './clips.module.css'

/** Pixels. */
const width = 160

/** A frame from the middle of a video, drawn when the row is visible. It stays empty if the browser cannot read it. */
export function ClipThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void drawMiddle(element, file)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [file])
  return (
    <canvas ref={canvas} width={width} height={(width * 9) / 16} className={styles.thumbnail} aria-hidden />
  )
}

/** Videos are opened one after the other: browsers limit how many they decode. */
let last: Promise<unknown> = Promise.resolve()

function drawMiddle(canvas: HTMLCanvasElement, file: File): Promise<void> {
  const drawn = last.then(async () => {
    const url = URL.createObjectURL(file)
    try {
      const frames = await openVideoFrames(url)
      await frames.draw(canvas, frames.duration / 2, width)
    } catch {
      // The server says what is wrong with the file.
    } finally {
      URL.revokeObjectURL(url)
    }
  })
  last = drawn
  return drawn
}
