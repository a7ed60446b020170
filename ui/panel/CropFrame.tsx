import { type PointerEvent, type ReactNode, useRef } from 'react'
import styles from './CropFrame.module.css'

/** A rectangle inside a picture, in fractions of the picture's width and height. */
export interface CropRectangle {
  left: number
  top: number
  width: number
  height: number
}

interface Props {
  /** The picture. */
  children: ReactNode
  /** Undefined until the picture is loaded. */
  rectangle: CropRectangle | undefined
  /** By fractions of the picture's width and height. */
  onMove: (by: { x: number; y: number }) => void
}

/** A picture with the rectangle that is kept, which the pointer moves. For keyboards there must be sliders beside it. */
export const CropFrame = ({ children, rectangle, onMove }: Props) => (
  <div className={styles.stage}>
    {children}
    {rectangle && <Rectangle rectangle={rectangle} onMove={onMove} />}
  </div>
)

function Rectangle({ rectangle, onMove }: { rectangle: CropRectangle } & Pick<Props, 'onMove'>) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const percent = (part: number) => `${part * 100}%`
  const handlePointerMove = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLDivElement>) => {
    const stage = currentTarget.parentElement?.getBoundingClientRect()
    if (!last.current || !stage) return
    onMove({ x: (x - last.current.x) / stage.width, y: (y - last.current.y) / stage.height })
    last.current = { x, y }
  }
  const end = () => {
    last.current = undefined
  }
  return (
    <div
      className={styles.rectangle}
      style={{
        left: percent(rectangle.left),
        top: percent(rectangle.top),
        width: percent(rectangle.width),
        height: percent(rectangle.height),
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={handlePointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
