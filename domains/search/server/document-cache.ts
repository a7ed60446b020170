/**
 * The least recently used answers up to a bound. Answers are kept as promises, so that many visitors of one
 * page ask the database once; a failed one is forgotten.
 */
export class DocumentCache<T> {
  readonly #bound: number
  #answers = new Map<string, Promise<T>>()

  constructor(bound: number) {
    this.#bound = bound
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    const answer = this.#answers.get(key) ?? this.#load(key, load)
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    const oldest = this.#answers.keys().next().value
    if (this.#answers.size > this.#bound && oldest !== undefined) this.#answers.delete(oldest)
    return answer
  }

  #load(key: string, load: () => Promise<T>): Promise<T> {
    const answer = load()
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key)
    })
    return answer
  }
}
