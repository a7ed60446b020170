import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/**
 * PGlite whose SQL parser is compiled by the fast compiler of V8 only. Its one function is so large that the optimizing
 * compiler takes 600 MB and a second of processor time for it, at every start, and queries become no faster.
 */
export class EmbeddedPostgres extends PGlite {
  /** PGlite calls it before its first query, so the parser is compiled here. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    if (!options?.force) await withoutOptimizer(() => this.exec(''))
    return super._initArrayTypes(options)
  }
}

/** V8 decides when it first compiles a function whether that function is optimized later. */
async function withoutOptimizer(work: () => Promise<unknown>): Promise<void> {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  try {
    await work()
  } finally {
    setFlagsFromString('--wasm-tier-up')
    setFlagsFromString('--wasm-dynamic-tiering')
  }
}
