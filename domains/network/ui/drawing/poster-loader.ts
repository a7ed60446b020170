import type { DrawingModel } from './drawing-model.ts'

const maxPostersPerRequest = 60

/** Asks for the posters of the signs in view, many in one request, each sign once. */
export class PosterLoader {
  readonly #model: DrawingModel
  readonly #requested = new Set<string>()

  constructor(model: DrawingModel) {
    this.#model = model
  }

  /** @param keys of signs, those that matter most first */
  async load(keys: readonly string[]): Promise<void> {
    const wanted = keys
      .filter((key) => !this.#requested.has(key) && !this.#model.getNodeAttribute(key, 'isField'))
      .slice(0, maxPostersPerRequest)
    if (wanted.length === 0) return
    for (const key of wanted) this.#requested.add(key)
    const ids = wanted.map((key) => this.#model.getNodeAttribute(key, 'id'))
    const answer = await fetch(`/api/network/posters?ids=${ids}`).catch(() => null)
    if (!answer?.ok) {
      for (const key of wanted) this.#requested.delete(key)
      return
    }
    const { data } = (await answer.json()) as { data: Record<string, string> }
    wanted.forEach((key, at) => {
      const image = data[String(ids[at])]
      if (image && this.#model.hasNode(key)) this.#model.setNodeAttribute(key, 'image', image)
    })
  }
}
