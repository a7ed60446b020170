import { kindNames, kinds } from './kinds/index.ts'
import type { KindModule } from './kinds/kind-module.ts'
import type { SignDocument } from './sign-document.ts'

/** The document with the parts that the kinds return; the other parts are unchanged. */
export const mapParts = (
  document: SignDocument,
  part: (kind: KindModule) => Partial<SignDocument> | undefined,
): SignDocument => Object.assign({ ...document }, ...kindNames.map((name) => part(kinds[name])))
