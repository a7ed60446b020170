import { siteName } from '#domains/content/site-name.ts'
import { presentSmallNetwork } from '#domains/network/small-network.presenter.ts'
import { SmallNetwork } from '#domains/network/ui/SmallNetwork.tsx'
import type { PublishedDictionary, PublishedSign } from '#domains/publication/published-dictionary.ts'
import { citationOf, citationSentence } from '#domains/sign-page/citation.ts'
import { examplesAtStep } from '#domains/sign-page/presenters/corpus.ts'
import { type PresenterContext, presentSign } from '#domains/sign-page/presenters/sign.presenter.ts'
import { structuredData } from '#domains/sign-page/sign.structured-data.ts'
import { SignPage } from '#domains/sign-page/ui/SignPage.tsx'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import { type AppContext, appContext } from '../app-context.ts'
import { useNonce } from '../nonce.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import type { Route } from './+types/sign.ts'
import { renderArticulationPictures } from './articulation-pictures.tsx'
import { cachePageData } from './cache-page-data.ts'
import { WordSearchBox } from './parts/WordSearchBox.tsx'
import styles from './sign.module.css'
import { signPreview } from './sign-preview.ts'

export { pageMeta as meta } from '../page-meta.ts'

const messages = (locale: Locale, hasCorpus = false) =>
  getMessagesUrl(locale, hasCorpus ? ['signs', 'search', 'corpus'] : ['signs', 'search'])

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  if (params.id === undefined) return { ...presentChooser(locale), sign: null }
  const { id } = params
  const app = context.get(appContext)
  const { dictionary } = app
  const examples = examplesAtStep(Number(new URL(request.url).searchParams.get('examples') ?? 1))
  return cachePageData(dictionary, `sign ${locale} ${id} ${examples}`, () =>
    presentSignPage({ id, examples }, locale, app),
  )
}

const presentChooser = (locale: Locale) => ({
  page: { title: translator(locale)('signs:chooser.title'), noindex: true },
  messages: messages(locale),
  locale,
})

async function presentSignPage(
  { id, examples }: { id: string; examples: number },
  locale: Locale,
  { dictionary, settings, origin }: AppContext,
) {
  const signId = parseId(id)
  const found = signId === undefined ? null : await dictionary.findSign(signId)
  if (!found) throw pageError('sign.notFound')
  const published = await withExamples(found, examples, dictionary)

  const t = translator(locale)
  const site = siteName(dictionary.dataset, t)
  const { timeZone, offersOriginals } = settings
  const reader: PresenterContext = { dictionary, locale, timeZone, origin, offersOriginals, t }
  const sign = presentSign(published, reader)
  const words = sign.translations[0]?.senses.flat().slice(0, 5).join(', ')
  const description = words
    ? t('signs:descriptionWords', { words, site })
    : t('signs:description', { gloss: sign.gloss, site })
  return {
    page: {
      title: words ? `${sign.gloss} – ${words}` : sign.gloss,
      description,
      ...signPreview(sign, origin),
      noindex: sign.isDemo,
    },
    messages: messages(locale, sign.corpus !== null),
    locale,
    countsViews: dictionary.dataset.countsViews,
    sign: serialize({
      ...sign,
      pictures: renderArticulationPictures(sign.articulation, sign.minimalPairs),
      network: presentSmallNetwork(dictionary, sign.id, reader),
    }),
    citation: citationSentence(citationOf(published, reader), t),
    structured: structuredData(sign, {
      siteName: site,
      origin,
      description,
      publishedAt: published.publishedAt.toISOString(),
    }),
  }
}

/** The sign with as many examples from the corpus; the first ones are part of it. */
async function withExamples(
  sign: PublishedSign,
  size: number,
  dictionary: PublishedDictionary,
): Promise<PublishedSign> {
  const { corpus } = sign
  if (!corpus || size <= corpus.examples.length || corpus.examples.length < examplesAtStep(1)) return sign
  return { ...sign, corpus: { ...corpus, examples: await dictionary.corpusExamples(sign.id, size) } }
}

/** The page of a sign; without an id, a search for one. */
export default function Sign({ loaderData }: Route.ComponentProps) {
  const nonce = useNonce()
  if (!loaderData.sign) return <SignChooser locale={loaderData.locale} />
  const { locale, citation, structured, countsViews } = loaderData
  const { pictures, network, ...sign } = deserialize(loaderData.sign)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with escaped < characters. */}
      <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: structured }} />
      <SignPage
        sign={sign}
        pictures={pictures}
        locale={locale}
        citation={citation}
        countsViews={countsViews}
        network={
          network && (
            <CollapsibleSection
              id="network"
              title={network.title}
              count={network.nodes.length}
              className={styles.network}
            >
              <SmallNetwork network={network} />
            </CollapsibleSection>
          )
        }
      />
    </>
  )
}

function SignChooser({ locale }: { locale: Locale }) {
  const { t } = useTranslation('signs')
  const { t: tPublic } = useTranslation('public')
  return (
    <>
      <h1>{t('chooser.title')}</h1>
      <p>{t('chooser.text')}</p>
      <WordSearchBox locale={locale} label={tPublic('search.label')} name={t('chooser.title')} />
      <p className={styles.all}>
        <a href={localizedPath(locale, '/search-signs/view-all')}>{tPublic('place.viewAll')}</a>
      </p>
    </>
  )
}
