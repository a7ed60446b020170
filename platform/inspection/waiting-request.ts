import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<() => AbortSignal>()

/** Runs the work of a request; `signal` is aborted when the client closes the connection. */
export const whileRequestWaits = <Result>(signal: () => AbortSignal, work: () => Result): Result =>
  current.run(signal, work)

/** The signal of the request that waits for the present work; undefined in jobs and commands. */
export const waitingRequest = (): AbortSignal | undefined => current.getStore()?.()
