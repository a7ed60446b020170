import { presentNetwork } from '#domains/network/network.presenter.ts'
import { readNetworkQuery } from '#domains/network/network-query.ts'
import { networkQueryString } from '#domains/network/network-url.ts'
import { NetworkPage } from '#domains/network/ui/NetworkPage.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/network.ts'
import styles from './network.module.css'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { ownParameters, pageProblem, presentStaleParameters } from './present-stale-parameters.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { query, problems } = readNetworkQuery(ownParameters(request.url), dictionary, locale)
  const view = presentNetwork(dictionary, query, { locale, t })
  const { selectedNode, urlParams, page, q } = view
  const stale = presentStaleParameters([...problems, ...pageProblem(query.page, page)], locale)
  const canonicalQuery = networkQueryString({ ...urlParams, kinds: [], page })
  return {
    page: {
      title: selectedNode ? t('network:titleOf', { name: selectedNode.name }) : t('network:title'),
      description: t('network:description'),
      query: canonicalQuery === '?' ? '' : canonicalQuery,
      noindex: q !== '' || urlParams.kinds.length > 0 || stale !== null,
    },
    messages: getMessagesUrl(locale, ['network']),
    view: serialize(view),
    stale,
    locale,
    version: dictionary.version,
  }
}

/** The semantic network, drawn and as a list. */
export default function Network({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('network')
  const { locale, version } = loaderData
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.introduction}>{t('introduction')}</p>
      <StaleParametersNote stale={loaderData.stale} />
      <NetworkPage view={deserialize(loaderData.view)} locale={locale} version={version} />
    </>
  )
}
