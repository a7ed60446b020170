import type { PropertyKind } from '../properties.ts'
import { attributionKind } from './attribution.ts'
import { examplesKind } from './examples.ts'
import { filesKind } from './files.ts'
import { keywordsKind } from './keywords.ts'
import type { KindModule } from './kind-module.ts'
import { notesKind } from './notes.ts'
import { referenceKind } from './reference.ts'
import { signsKind } from './signs.ts'
import { textKind } from './text.ts'
import { yesNoKind } from './yes-no.ts'

export type { ApplyContext } from './kind-module.ts'
export type { PropertyIssue } from './property-issue.ts'

/** The module of each kind, in the order of the canonical document and of the JSON export. */
export const kinds = {
  text: textKind,
  keywords: keywordsKind,
  reference: referenceKind,
  yesNo: yesNoKind,
  signs: signsKind,
  notes: notesKind,
  examples: examplesKind,
  files: filesKind,
  attribution: attributionKind,
} satisfies Record<PropertyKind, KindModule> as Record<PropertyKind, KindModule>

export const kindNames = Object.keys(kinds) as PropertyKind[]
