import { parse } from 'csv-parse/sync'

/** The files of a data package by path. */
type Files = Readonly<Record<string, string>>
type Rows = Record<string, string>[]

interface Column {
  name: string
  isValid: (cell: string) => boolean
  required: boolean
}

interface Table {
  path: string
  columns: Column[]
  primaryKey: string[]
  foreignKeys: { columns: string[]; table: string; references: string[] }[]
}

const isInteger = (cell: string) => /^[+-]?\d+$/.test(cell)

/** The lexical forms of the fields that the package uses, as in Table Schema 1 (specs.frictionlessdata.io). */
function frictionlessForm({ type, format = 'default', trueValues, falseValues }: FrictionlessField) {
  if (format !== 'default') throw new Error(`unknown format ${format}`)
  switch (type) {
    case 'string':
      return () => true
    case 'integer':
      return isInteger
    case 'boolean': {
      const words = [
        ...(trueValues ?? ['true', 'True', 'TRUE', '1']),
        ...(falseValues ?? ['false', 'False', 'FALSE', '0']),
      ]
      return (cell: string) => words.includes(cell)
    }
    case 'datetime':
      return (cell: string) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(cell) && !Number.isNaN(Date.parse(cell))
    default:
      throw new Error(`unknown type ${type}`)
  }
}

interface FrictionlessField {
  name: string
  type: string
  format?: string
  trueValues?: string[]
  falseValues?: string[]
  constraints?: { required?: boolean }
}

interface FrictionlessResource {
  name: string
  path: string
  schema: {
    fields: FrictionlessField[]
    missingValues: string[]
    primaryKey: string[]
    foreignKeys?: { fields: string; reference: { resource: string; fields: string } }[]
  }
}

/** What a package violates of the rules of Tabular Data Package 1 and Table Schema 1. */
export function frictionlessProblems(files: Files): string[] {
  const { name, profile, resources } = JSON.parse(files['datapackage.json'] ?? '') as {
    name: string
    profile: string
    resources: FrictionlessResource[]
  }
  const names = [name, ...resources.map((resource) => resource.name)]
  const pathOf = (resource: string) => resources.find((one) => one.name === resource)?.path ?? ''
  return [
    ...(profile === 'tabular-data-package' ? [] : [`profile ${profile}`]),
    ...names.filter((one) => !/^[a-z0-9._/-]+$/.test(one)).map((one) => `name ${one}`),
    ...(new Set(names.slice(1)).size === resources.length ? [] : ['a name of a resource is not unique']),
    ...resources.flatMap(({ schema }) => schema.missingValues.filter((value) => value !== '')),
    ...tableProblems(
      files,
      resources.map(({ path, schema }) => ({
        path,
        primaryKey: schema.primaryKey,
        columns: schema.fields.map((field) => ({
          name: field.name,
          isValid: frictionlessForm(field),
          required: field.constraints?.required ?? false,
        })),
        foreignKeys: (schema.foreignKeys ?? []).map(({ fields, reference }) => ({
          columns: [fields],
          table: pathOf(reference.resource),
          references: [reference.fields],
        })),
      })),
    ),
  ]
}

type W3cDatatype = string | { base: string; format: string }

interface W3cTable {
  url: string
  tableSchema: {
    columns: { name: string; titles: string; datatype: W3cDatatype; required?: boolean; lang?: string }[]
    primaryKey: string[]
    foreignKeys?: {
      columnReference: string
      reference: { resource: string; columnReference: string }
    }[]
  }
}

/** The lexical forms of the datatypes that the package uses, as in "Metadata Vocabulary for Tabular Data" (W3C). */
function w3cForm(datatype: W3cDatatype) {
  const { base, format } = typeof datatype === 'string' ? { base: datatype, format: undefined } : datatype
  switch (base) {
    case 'string':
      return () => true
    case 'integer':
      return isInteger
    case 'boolean': {
      const words = format === undefined ? ['true', 'false', '1', '0'] : format.split('|')
      if (format !== undefined && words.length !== 2) throw new Error(`format ${format} of a boolean`)
      return (cell: string) => words.includes(cell)
    }
    case 'dateTime':
      return (cell: string) =>
        /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/.test(cell) &&
        !Number.isNaN(Date.parse(cell))
    default:
      throw new Error(`unknown datatype ${base}`)
  }
}

/** What a package violates of the rules of CSV on the Web. */
export function csvwProblems(files: Files): string[] {
  const metadata = JSON.parse(files['csv-metadata.json'] ?? '') as { '@context': unknown; tables: W3cTable[] }
  const context = JSON.stringify(metadata['@context'])
  const columns = metadata.tables.flatMap(({ tableSchema }) => tableSchema.columns)
  return [
    ...(context.startsWith('["http://www.w3.org/ns/csvw"') ? [] : [`context ${context}`]),
    ...columns
      .filter(({ name }) => !/^(?!_)(\w|%[0-9A-Fa-f]{2})+(\.(\w|%[0-9A-Fa-f]{2})+)*$/.test(name))
      .map(({ name }) => `name ${name}`),
    ...columns
      .filter(({ lang = 'und' }) => !/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(lang))
      .map(({ lang }) => `language ${lang}`),
    ...tableProblems(
      files,
      metadata.tables.map(({ url, tableSchema }) => ({
        path: url,
        primaryKey: tableSchema.primaryKey,
        columns: tableSchema.columns.map(({ titles, datatype, required = false }) => ({
          name: titles,
          isValid: w3cForm(datatype),
          required,
        })),
        foreignKeys: (tableSchema.foreignKeys ?? []).map(({ columnReference, reference }) => ({
          columns: [columnReference],
          table: reference.resource,
          references: [reference.columnReference],
        })),
      })),
    ),
  ]
}

/** Headers, cells, required cells, unique primary keys, and foreign keys that exist. An empty cell has no value. */
function tableProblems(files: Files, tables: readonly Table[]): string[] {
  const rowsOf = (path: string) => parse(files[path] ?? '', { columns: true }) as Rows
  return tables.flatMap(({ path, columns, primaryKey, foreignKeys }) => {
    const [headers = []] = parse(files[path] ?? '', { toLine: 1 }) as string[][]
    const rows = rowsOf(path)
    const names = columns.map(({ name }) => name)
    const keys = rows.map((row) => keyOf(row, primaryKey))
    const at = (index: number, text: string) => `${path} line ${index + 2}: ${text}`
    return [
      ...(JSON.stringify(headers) === JSON.stringify(names)
        ? []
        : [`${path}: columns ${headers} ≠ ${names}`]),
      ...rows.flatMap((row, index) =>
        columns.flatMap(({ name, isValid, required }) => {
          const cell = row[name] ?? ''
          if (cell === '') return required || primaryKey.includes(name) ? [at(index, `${name} is empty`)] : []
          return isValid(cell) ? [] : [at(index, `${name} is ${cell}`)]
        }),
      ),
      ...keys.flatMap((key, index) =>
        keys.indexOf(key) < index ? [at(index, `the key ${key} is not unique`)] : [],
      ),
      ...foreignKeys.flatMap(({ columns: own, table, references }) => {
        const known = new Set(rowsOf(table).map((row) => keyOf(row, references)))
        return rows.flatMap((row, index) =>
          known.has(keyOf(row, own)) ? [] : [at(index, `${own} has no row in ${table}`)],
        )
      }),
    ]
  })
}

const keyOf = (row: Record<string, string>, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column]))
