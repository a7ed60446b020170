import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { list as listFacts } from '#domains/vocabularies/catalogue.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import type { MappedCells, MappedKey, Mapping } from '../../csv/mapping.ts'
import { parseMapping } from '../../csv/parse-mapping.ts'
import { property, wireName } from '../../properties.ts'
import { maxReported } from './import-options.ts'
import { loadReferenceValues, type ReferenceValues } from './reference-values.ts'

/**
 * Reads a mapping file and checks the whole of it, its values against the lists too.
 * @throws AppError `mapping.fileMissing`, `mapping.notJson`; `mapping.failed` with all that is wrong (capped)
 */
export async function readMapping(db: Db, path: string): Promise<Mapping> {
  const file = basename(path)
  const { mapping, errors } = parseMapping(await readJson(path, file))
  const all = [...errors, ...checkValues(mapping, await loadReferenceValues(db))]
  if (all.length > 0)
    throw new AppError('mapping.failed', {
      params: { file, count: all.length },
      fields: all.slice(0, maxReported),
    })
  return mapping
}

async function readJson(path: string, file: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new AppError('mapping.fileMissing', { params: { file }, cause })
  })
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new AppError('mapping.notJson', { params: { file, reason: (cause as Error).message }, cause })
  }
}

function checkValues(mapping: Mapping, known: ReferenceValues): FieldError[] {
  return [...mapping.values].flatMap(([key, table]) =>
    [...table].flatMap(([value, cells]) => {
      const field = `values › ${wireName(key)} › ${value}`
      return [...unknownValues(cells, known), ...placesOutside(cells, known)].map((wrong) => ({
        field,
        ...wrong,
      }))
    }),
  )
}

type Wrong = Omit<FieldError, 'field'>
const cellsOf = (cells: MappedCells) => Object.entries(cells) as [MappedKey, string[]][]
const listOf = (key: MappedKey) => property(key).list

function unknownValues(cells: MappedCells, known: ReferenceValues): Wrong[] {
  return cellsOf(cells).flatMap(([key, values]) => {
    const list = listOf(key)
    return values.flatMap((value): Wrong[] =>
      list === undefined || known.find(list, value) !== undefined
        ? []
        : [{ code: 'import.valueUnknown', params: { value, list } }],
    )
  })
}

/** Values that belong to an entry of another list, such as precise places, beside another entry of it. */
function placesOutside(cells: MappedCells, known: ReferenceValues): Wrong[] {
  return cellsOf(cells).flatMap(([key, values]) => {
    const list = listOf(key)
    const parentList = list && listFacts(list).parent
    const [, areas] = cellsOf(cells).find(([other]) => listOf(other) === parentList) ?? []
    if (!list || !parentList || !areas) return []
    const allowed = areas.map((area) => known.find(parentList, area))
    return values.flatMap((value): Wrong[] => {
      const place = known.find(list, value)
      if (place === undefined || allowed.includes(known.parent(place) ?? undefined)) return []
      return [{ code: 'mapping.placeOutside', params: { value, area: areas.join(', ') } }]
    })
  })
}
