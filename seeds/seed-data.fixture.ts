import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'

/** The languages of all seed texts. */
export const seedLanguages = ['pt', 'en', 'de', 'hu', 'et']

/** The text of a seed file, by its path within this folder. */
export const readSeedText = (...path: string[]): string =>
  readFileSync(join(import.meta.dirname, ...path), 'utf8')

export const readSeedJson = <Shape>(...path: string[]): Shape => JSON.parse(readSeedText(...path))

/** The entries of a standard list. */
export const readSeedList = <Entry>(name: ListName): Entry[] => readSeedJson('lists', `${name}.json`)

/** The elements that are equal to an earlier one. */
export const duplicatesOf = <Item>(items: readonly Item[]): Item[] =>
  items.filter((item, index) => items.indexOf(item) !== index)
