import type { ComponentType } from 'react'

/** A component whose code the page does not load at once. `LazyPart` shows it. */
export interface LazyComponent<Props> {
  /** Loads the code; after a failure the next call tries again. */
  load: () => Promise<void>
  /** Undefined until the code is loaded. */
  get: () => ComponentType<Props> | undefined
}

/** Unlike that of `React.lazy`, a failure is not final, and code that is already loaded is shown at once. */
export function lazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined
  return {
    load: async () => {
      component ??= await importComponent()
    },
    get: () => component,
  }
}
