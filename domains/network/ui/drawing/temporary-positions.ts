import type { NodeKey, NodePosition } from '../../node-positions.ts'
import type { DrawingModel } from './drawing-model.ts'

/** Positions of nodes that were moved around the selected node; the original ones can be restored. */
export class TemporaryPositions {
  readonly #model: DrawingModel
  readonly #originals = new Map<NodeKey, NodePosition>()

  constructor(model: DrawingModel) {
    this.#model = model
  }

  apply(positions: ReadonlyMap<NodeKey, NodePosition>): void {
    for (const [key, position] of positions) {
      const { x, y } = this.#model.getNodeAttributes(key)
      this.#originals.set(key, { x, y })
      this.#model.mergeNodeAttributes(key, position)
    }
  }

  restore(): void {
    for (const [key, position] of this.#originals) this.#model.mergeNodeAttributes(key, position)
    this.#originals.clear()
  }
}
