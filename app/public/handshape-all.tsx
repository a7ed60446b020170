import { useLocation } from 'react-router'
import { familyValues } from '#domains/search/presenters/value-family.ts'
import { HandStyleSwitch } from '#domains/search/ui/handshapes/HandStyleSwitch.tsx'
import { HandshapeFamilies } from '#domains/search/ui/handshapes/HandshapeFamilies.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/handshape-all.ts'
import { getHandshapeData } from './get-handshape-data.ts'

export { pageMeta as meta } from '../page-meta.ts'

/** With `unused=show`, the page also lists handshapes that no sign has. */
const unusedParameter = { name: 'unused', value: 'show' }

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const isComplete =
    new URL(request.url).searchParams.get(unusedParameter.name)?.trim() === unusedParameter.value
  const { families, allFamilies } = getHandshapeData(dictionary, locale)
  const [used, count] = [families, allFamilies].map((all) => familyValues(all).length)
  return {
    page: { title: t('handshapes:all.title'), description: t('handshapes:all.description') },
    messages: getMessagesUrl(locale, ['handshapes']),
    families: serialize(isComplete ? allFamilies : families),
    isComplete,
    numbers: { used: used ?? 0, count: count ?? 0 },
    locale,
  }
}

/** The handshapes that signs have, and behind a switch those without signs. */
export default function HandshapeAll({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('handshapes')
  const { locale, isComplete, numbers } = loaderData
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  if (isComplete) parameters.delete(unusedParameter.name)
  else parameters.set(unusedParameter.name, unusedParameter.value)
  const hasUnused = numbers.used < numbers.count
  return (
    <>
      <h1>{t('all.title')}</h1>
      <p>
        {t('all.used', numbers)}{' '}
        {hasUnused && (
          <a href={parameters.size > 0 ? `${pathname}?${parameters}` : pathname}>
            {t(isComplete ? 'all.onlyUsed' : 'all.alsoUnused')}
          </a>
        )}
      </p>
      <HandStyleSwitch />
      <HandshapeFamilies families={deserialize(loaderData.families)} locale={locale} />
    </>
  )
}
