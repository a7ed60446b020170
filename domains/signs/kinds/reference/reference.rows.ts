import { property, type ReferenceKey, referenceKeys, wireName } from '../../properties.ts'
import type { SignDocument } from '../../sign-document.ts'
import { type KindRows, numbered, positionColumns, rowsOf } from '../kind-rows.ts'

const keyByWireName = new Map<string, ReferenceKey>(referenceKeys.map((key) => [wireName(key), key]))

export const referenceRows: KindRows = {
  tables: {
    values: {
      table: 'sign_value',
      columns: { ...positionColumns, property: 'text', many: 'boolean', list: 'text', entryId: 'integer' },
      orderBy: 'sign_id, property, position',
    },
  },
  toRows: ({ values }) => ({
    tables: {
      values: referenceKeys.flatMap((key) => {
        const { list = '', many = false } = property(key)
        const facts = { property: wireName(key), many, list }
        return numbered(values[key] ?? [], (entryId) => ({ ...facts, entryId }))
      }),
    },
  }),
  fromRows: (rows) => {
    const values: SignDocument['values'] = {}
    for (const row of rowsOf<{ property: string; entryId: number }>(rows, 'values')) {
      const key = keyByWireName.get(row.property)
      if (key) values[key] = [...(values[key] ?? []), row.entryId]
    }
    return { values }
  },
}
