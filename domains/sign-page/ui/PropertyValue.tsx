import type { PropertyValueView } from '../sign.presenter.ts'
import { LocalizedText } from './LocalizedText.tsx'

/** A value in words, leading to the other signs that have it where one can search by it. */
export function PropertyValue({ value, locale }: { value: PropertyValueView; locale: string }) {
  const words = <LocalizedText text={value} locale={locale} />
  return value.to ? <a href={value.to}>{words}</a> : words
}
