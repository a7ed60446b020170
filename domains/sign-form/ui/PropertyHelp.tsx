import { type PropertyKey, wireName } from '#domains/signs/properties.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'

/** What is expected in the field of a property. */
export function PropertyHelp({ property }: { property: PropertyKey }) {
  const { t } = useTranslation('signForm')
  return t(`help.${wireName(property)}` as 'help.gloss')
}
