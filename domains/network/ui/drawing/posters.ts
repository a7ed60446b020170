import type { Model } from './network-graph-model.ts'

const mostAtOnce = 60

/** Asks for the posters of the signs in view, many in one request, each sign once. */
export class Posters {
  readonly #model: Model
  readonly #asked = new Set<string>()

  constructor(model: Model) {
    this.#model = model
  }

  /** @param keys of signs, those that matter most first */
  async show(keys: readonly string[]): Promise<void> {
    const wanted = keys
      .filter((key) => !this.#asked.has(key) && !this.#model.getNodeAttribute(key, 'isField'))
      .slice(0, mostAtOnce)
    if (wanted.length === 0) return
    for (const key of wanted) this.#asked.add(key)
    const ids = wanted.map((key) => this.#model.getNodeAttribute(key, 'id'))
    const answer = await fetch(`/api/network/posters?ids=${ids}`).catch(() => null)
    if (!answer?.ok) {
      for (const key of wanted) this.#asked.delete(key)
      return
    }
    const { data } = (await answer.json()) as { data: Record<string, string> }
    wanted.forEach((key, at) => {
      const image = data[String(ids[at])]
      if (image && this.#model.hasNode(key)) this.#model.setNodeAttribute(key, 'image', image)
    })
  }
}
