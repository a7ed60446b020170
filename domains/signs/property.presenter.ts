import { kindNames, kinds } from './kinds/index.ts'
import type { ValuePresenter } from './kinds/kind-module.ts'
import { keysOfKind, type Registry } from './properties.ts'
import type { SignDocument } from './sign-document.ts'

/** Plain facts of all properties of a registry, by wire name. */
export const presentProperties = (
  registry: Registry,
  document: SignDocument,
  presenter: ValuePresenter,
): Record<string, unknown> =>
  Object.assign(
    {},
    ...kindNames.map((kind) => kinds[kind].present(keysOfKind(kind, registry), document, presenter)),
  )
