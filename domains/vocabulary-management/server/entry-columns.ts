import { handshapeFeaturesSchema } from '#domains/vocabularies/handshape-features.ts'
import { entryAndHeads } from '#domains/vocabularies/heads.ts'
import { symbolOutline } from '#domains/vocabularies/index.ts'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { EntryFields } from '../entry.input.ts'
import { findNameHolder, listManagedEntries, lockEntryIdByValue } from './entry.queries.ts'
import type { EntryColumns } from './entry-write.queries.ts'

const refuse = (field: string, code: ErrorCode, params: FieldError['params'] = {}) =>
  new AppError('request.invalid', { fields: [{ field, code, params }] })

/**
 * The columns for the given fields: names of heads and areas as ids, and features as the rules of hands allow them.
 * @param id of the changed value; null for a new one
 * @throws AppError `request.invalid` with the field
 */
export async function toEntryColumns(
  tx: Tx,
  list: ListName,
  id: number | null,
  fields: EntryFields,
): Promise<EntryColumns> {
  const { group, parent, symbol, features, searchable, retired, aliases } = fields
  const definition = listDefinition(list)
  if (group && !definition.group) throw refuse('group', 'request.unknownField')
  if (parent && !definition.parent) throw refuse('parent', 'request.unknownField')
  if ((symbol || features) && !definition.handshape)
    throw refuse(symbol ? 'symbol' : 'features', 'request.unknownField')
  if (id === null && definition.parent && !parent) throw refuse('parent', 'value.required')
  if (definition.parent && parent === null) throw refuse('parent', 'value.required')
  if (symbol && !symbolOutline(symbol)) throw refuse('symbol', 'handshape.symbolUnknown', { symbol })
  return {
    ...(group !== undefined && { groupId: await findHead(tx, list, id, group) }),
    ...(parent !== undefined && {
      parentId: await findValue(tx, definition.parent ?? list, parent, 'parent'),
    }),
    ...(symbol !== undefined && { symbol }),
    ...(features !== undefined && { features: checkFeatures(features) }),
    ...(searchable !== undefined && { searchable }),
    ...(retired !== undefined && { retired }),
    ...(aliases !== undefined && { aliases: [...new Set(aliases)] }),
  }
}

async function findValue(tx: Tx, list: string, value: string | null, field: string): Promise<number | null> {
  if (value === null) return null
  const id = await lockEntryIdByValue(tx, list, value)
  if (id === undefined) throw refuse(field, 'value.unknown', { value })
  return id
}

/** A value cannot be grouped under itself or under a value of its own group. */
async function findHead(tx: Tx, list: ListName, id: number | null, value: string | null) {
  const of = listDefinition(list).group ?? list
  const head = await findValue(tx, of, value, 'group')
  if (head === null || id === null || of !== list) return head
  const heads = new Map((await listManagedEntries(tx, list)).map((entry) => [entry.id, entry.groupId]))
  if (entryAndHeads(head, (entry) => heads.get(entry) ?? undefined).includes(id))
    throw refuse('group', 'entry.groupCircle', { value: value ?? '' })
  return head
}

function checkFeatures(features: Record<string, unknown> | null): string | null {
  if (features === null) return null
  const { data, error } = handshapeFeaturesSchema.safeParse(features)
  if (data) return JSON.stringify(data)
  const [issue] = error.issues
  const code = issue?.code === 'custom' ? `handshape.${issue.message}` : 'entry.featuresIncomplete'
  throw refuse('features', code as ErrorCode)
}

/**
 * A value and its aliases must be unique among the values and aliases of the list (D31).
 * @throws AppError `request.invalid` with the field
 */
export async function requireFreeNames(
  tx: Tx,
  { list, id, value, aliases }: { list: ListName; id: number | null; value: string; aliases: string[] },
): Promise<void> {
  if (aliases.includes(value)) throw refuse('aliases', 'entry.nameTaken', { name: value, value })
  const taken = await findNameHolder(tx, {
    list,
    names: id === null ? [value, ...aliases] : aliases,
    except: id,
  })
  if (taken) throw refuse(taken.name === value ? 'value' : 'aliases', 'entry.nameTaken', taken)
}
