import type { PropertyValueView } from '../presenters/sign.presenter.ts'
import { LocalizedText } from './LocalizedText.tsx'

/** The text of a value; a searchable value links to the signs that have it. */
export function PropertyValue({ value, locale }: { value: PropertyValueView; locale: string }) {
  const words = <LocalizedText text={value} locale={locale} />
  return value.to ? <a href={value.to}>{words}</a> : words
}
