import { fetchJson } from '#platform/requests/fetch-json.ts'
import type { PosterUrlsWire } from '../../poster-urls.wire.ts'
import type { DrawingModel } from './drawing-model.ts'

const delayMillis = 200
const maxPostersPerRequest = 60

/** Loads the posters of the signs in view, many in one request, each sign once. */
export class PosterLoader {
  readonly #model: DrawingModel
  readonly #findKeys: () => readonly string[]
  readonly #requested = new Set<string>()
  #timer = 0

  /** @param findKeys the signs whose posters are needed, most important first */
  constructor(model: DrawingModel, findKeys: () => readonly string[]) {
    this.#model = model
    this.#findKeys = findKeys
  }

  /** Loads posters after a delay; further calls within it are combined. */
  schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#load(this.#findKeys()), delayMillis)
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }

  async #load(keys: readonly string[]): Promise<void> {
    const missing = keys
      .filter((key) => !this.#requested.has(key) && !this.#model.getNodeAttribute(key, 'isField'))
      .slice(0, maxPostersPerRequest)
    if (missing.length === 0) return
    for (const key of missing) this.#requested.add(key)
    const ids = missing.map((key) => this.#model.getNodeAttribute(key, 'id'))
    const answer = await fetchJson<PosterUrlsWire>(`/api/network/posters?ids=${ids}`).catch(() => null)
    if (!answer) {
      for (const key of missing) this.#requested.delete(key)
      return
    }
    missing.forEach((key, index) => {
      const image = answer.data[String(ids[index])]
      if (image && this.#model.hasNode(key)) this.#model.setNodeAttribute(key, 'image', image)
    })
  }
}
