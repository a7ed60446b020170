import { type ActorName, audiences } from './access-actors.ts'
import { pageAccess } from './page-access.ts'

/** The paths of all pages that an actor sees as a document, below the locale; the home page is empty. */
export const documentsOf = (actor: ActorName): string[] =>
  Object.entries(pageAccess)
    .filter(
      ([, { audience, hasNoDocument }]) =>
        !hasNoDocument && (audiences[audience] as readonly ActorName[]).includes(actor),
    )
    .map(([pattern, { examplePath }]) => examplePath ?? pattern)
