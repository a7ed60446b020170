import { fingers } from '#packages/hands/features.ts'
import type { FormValues } from '#platform/forms/form-values.ts'

/** The properties of a hand besides the fingers; names of form fields. */
export const handFields = ['joints', 'thumb', 'spreading', 'aperture', 'unselected'] as const
export type HandField = (typeof handFields)[number]

/** The fields of the form of a value as the data that its schemas check. */
export function readEntryForm(values: FormValues, languages: readonly string[]) {
  const has = (name: string) => values[name] !== undefined
  const orNull = (text: string | undefined) => text || null
  return {
    ...(has('value') && { value: values.value }),
    descriptions: Object.fromEntries(
      languages.map((code) => [code, orNull(values[`descriptions.${code}`]?.trim())]),
    ),
    aliases: (values.aliases ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    ...(has('group') && { group: orNull(values.group) }),
    ...(has('parent') && { parent: orNull(values.parent) }),
    searchable: values.searchable === 'on',
    retired: values.retired === 'on',
    ...(has('symbol') && { symbol: orNull(values.symbol?.trim()) }),
    ...(has('hand') && { features: readHand(values) }),
  }
}

/** The features of a hand from the form; null without any choice. */
export function readHand(values: FormValues): Record<string, unknown> | null {
  const chosen = fingers.filter((finger) => values[`finger.${finger}`] === 'on')
  const others = handFields.map((field) => [field, values[field] || null] as const)
  if (chosen.length === 0 && others.every(([, value]) => value === null)) return null
  return { fingers: chosen, ...Object.fromEntries(others) }
}
