/**
 * The least recently used answers up to a bound. Answers are kept as promises, so that many visitors of one
 * page ask the database once; a failed one is forgotten.
 */
export class LruPromiseCache<T> {
  readonly #maxEntries: number
  #promises = new Map<string, Promise<T>>()

  constructor(bound: number) {
    this.#maxEntries = bound
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const answer = this.#promises.get(key) ?? this.#load(key, load)
    this.#promises.delete(key)
    this.#promises.set(key, answer)
    const oldest = this.#promises.keys().next().value
    if (this.#promises.size > this.#maxEntries && oldest !== undefined) this.#promises.delete(oldest)
    return answer
  }

  #load(key: string, load: () => Promise<T>): Promise<T> {
    const answer = load()
    answer.catch(() => {
      if (this.#promises.get(key) === answer) this.#promises.delete(key)
    })
    return answer
  }
}
