import { type DrawingRenderer, moveMillis } from './drawing-renderer.ts'
import type { Direction } from './nearest-in-direction.ts'

export interface CameraView {
  x: number
  y: number
  ratio: number
}

/** The whole network. */
export const fullView: CameraView = { x: 0.5, y: 0.5, ratio: 1 }
/** Step of a pan, as a share of the view. */
const panStep = 0.25

/** Moves the camera of a drawing. */
export class DrawingCamera {
  readonly #renderer: DrawingRenderer
  readonly #isMotionReduced: boolean
  /** The view to which `fit` returns. */
  #home = fullView

  constructor(renderer: DrawingRenderer, isMotionReduced: boolean) {
    this.#renderer = renderer
    this.#isMotionReduced = isMotionReduced
  }

  /** Sets the view to which `fit` returns, and moves there when it is another object than before. */
  setHome(view: CameraView): void {
    if (view === this.#home) return
    this.#home = view
    this.fit()
  }

  fit(): void {
    this.#move(this.#home)
  }

  pan(direction: Direction): void {
    const { x, y, ratio } = this.#renderer.getCamera().getState()
    const step = ratio * panStep
    if (direction === 'left' || direction === 'right')
      this.#move({ x: x + (direction === 'left' ? -step : step) })
    else this.#move({ y: y + (direction === 'down' ? -step : step) })
  }

  /** @param factor above 1 zooms in */
  zoom(factor: number): void {
    const camera = this.#renderer.getCamera()
    this.#move({ ratio: camera.getBoundedRatio(camera.getState().ratio / factor) })
  }

  #move(view: Partial<CameraView>): void {
    const camera = this.#renderer.getCamera()
    if (this.#isMotionReduced) camera.setState(view)
    else void camera.animate(view, { duration: moveMillis })
  }
}
