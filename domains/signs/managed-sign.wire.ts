import { z } from 'zod'
import type { SignOfStatus } from './server/list-signs-by-status.ts'
import type { CurrentSign } from './server/read-current-sign.ts'
import { bodyFromDocument, type EntryNames } from './sign-body.wire.ts'
import { signStatuses } from './sign-document.ts'

/** A sign of a list by status, for members. */
export const managedSignWire = z
  .strictObject({
    id: z.int(),
    gloss: z.string(),
    status: z.enum(signStatuses),
    revision: z.int(),
    published_revision: z.int().nullable(),
    author: z.int().nullable().describe('Account id; null for the system'),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'ManagedSign' })

export const toManagedSignWire = ({
  authorId,
  publishedRevision,
  changedAt,
  ...sign
}: SignOfStatus): z.output<typeof managedSignWire> => ({
  ...sign,
  published_revision: publishedRevision,
  author: authorId,
  changed_at: changedAt.toISOString(),
})

/** The newest version of a sign, which its people change. */
export const currentSignWire = z
  .strictObject({
    ...managedSignWire.shape,
    content: z
      .record(z.string(), z.unknown())
      .describe('Every property, with the keys that `PATCH /signs/{id}` takes'),
  })
  .meta({ id: 'CurrentSign' })

export const toCurrentSignWire = (
  { document, ...sign }: CurrentSign,
  names: Pick<EntryNames, 'value'>,
): z.output<typeof currentSignWire> => ({
  ...toManagedSignWire(sign),
  content: { ...bodyFromDocument(document, names) },
})

/** A sign that a call has saved. */
export const savedSignWire = z.strictObject({ id: z.int(), revision: z.int() })
