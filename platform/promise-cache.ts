import { LRUCache } from 'lru-cache'

interface Options<Value> {
  /** Maximum number of results. */
  maxEntries: number
  /** Maximum size of all results together; without it only their number is limited. */
  maxBytes?: number
  bytesOf?: (value: Value) => number
}

/**
 * Caches the results of asynchronous work; the least recently used are removed first. Concurrent calls for a key share
 * one promise. A rejected promise is removed, so that the next call tries again.
 */
export class PromiseCache<Value> {
  readonly #promises: LRUCache<string, Promise<Value>>
  readonly #values = new WeakMap<Promise<Value>, Value>()
  readonly #bytesOf: (value: Value) => number

  constructor({ maxEntries, maxBytes, bytesOf = () => 1 }: Options<Value>) {
    this.#promises = new LRUCache({ max: maxEntries, ...(maxBytes !== undefined && { maxSize: maxBytes }) })
    this.#bytesOf = bytesOf
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    return this.#promises.get(key) ?? this.#load(key, load)
  }

  /** Whether there is a result, or work in progress. */
  has(key: string): boolean {
    return this.#promises.has(key)
  }

  /** The result, if the work has ended; it does not count as use. */
  peek(key: string): Value | undefined {
    const promise = this.#promises.peek(key)
    return promise && this.#values.get(promise)
  }

  clear(): void {
    this.#promises.clear()
  }

  #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const promise = load()
    this.#store(key, promise, 1)
    promise.then(
      (value) => {
        this.#values.set(promise, value)
        if (this.#remove(key, promise)) this.#store(key, promise, this.#bytesOf(value))
      },
      () => this.#remove(key, promise),
    )
    return promise
  }

  #store(key: string, promise: Promise<Value>, bytes: number): void {
    this.#promises.set(key, promise, this.#promises.maxSize > 0 ? { size: Math.max(1, bytes) } : {})
  }

  /** False when the key has been cleared, or is in use by newer work. */
  #remove(key: string, promise: Promise<Value>): boolean {
    return this.#promises.peek(key) === promise && this.#promises.delete(key)
  }
}
