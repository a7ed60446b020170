import { demoContentSlug } from '#domains/content/content.ts'
import { translationLanguages } from '#domains/languages/language.ts'
import { formatList, formatNumber, languageName } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { appContext } from '../app-context.ts'
import { describeDictionary, getDemoShare } from '../describe-dictionary.ts'
import { PageVideo } from '../frame/PageVideo.tsx'
import { presentRichText } from '../frame/present-rich-text.ts'
import { RichText } from '../frame/RichText.tsx'
import { useRootData } from '../frame/use-root-data.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/about.ts'
import styles from './about.module.css'
import { useEditVideosPath } from './parts/use-edit-videos-path.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const app = context.get(appContext)
  const { dictionary } = app
  const { dataset } = dictionary
  const t = translator(locale)
  const textOf = (slug: string) => {
    const content = dictionary.content(slug)
    return content ? presentRichText(dictionary, content.texts, locale) : null
  }
  const text = textOf('about')
  const about = describeDictionary(app, locale)
  const plain = (value: string) => (value ? { text: value, language: locale, informed: true } : null)
  const contacts = [...dataset.contactPersons, ...(dataset.contactEmail ? [dataset.contactEmail] : [])]
  const languages = translationLanguages(dictionary.languages).map(
    ({ code, names }) => names[locale] ?? languageName(code, locale),
  )
  const facts = [
    ['name', plain(about.name)],
    ['acronym', about.acronym],
    ['version', about.version],
    ['signLanguage', about.signLanguage],
    ['country', about.country],
    ['glossCount', plain(formatNumber(dictionary.count, locale))],
    ['languages', plain(formatList(languages, locale))],
    ['owners', plain(formatList(dataset.owners, locale))],
    ['contacts', plain(contacts.join(', '))],
    ['description', about.description],
    ['citation', about.citation],
    ['copyright', about.copyright],
  ] as const
  return {
    page: {
      title: text?.title ?? t('content:about.title'),
      description: about.description.text,
    },
    messages: getMessagesUrl(locale, ['content']),
    locale,
    text,
    demoText: getDemoShare(dictionary, locale).hasDemo ? textOf(demoContentSlug) : null,
    facts: facts.flatMap(([key, value]) => (value ? { key, ...value } : [])),
  }
}

/** The about page: its text, the explanatory video and facts about the dataset. */
export default function About({ loaderData: { text, demoText, facts, locale } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const { menuVideo } = useRootData()
  const editPath = useEditVideosPath()
  const other = (language: string) => (language === locale ? undefined : language)
  return (
    <div className={styles.about}>
      <h1 lang={text ? other(text.language) : undefined} className={styles.title}>
        {text?.title ?? t('about.title')}
      </h1>
      <div id="explanatory-video" className={styles.video}>
        <PageVideo view={menuVideo} locale={locale} editPath={editPath} />
      </div>
      <article className={styles.text}>
        <RichText text={text} locale={locale} empty={t('empty')} />
        {demoText && (
          <>
            <h2 lang={other(demoText.language)}>{demoText.title}</h2>
            <RichText text={demoText} locale={locale} empty={t('empty')} />
          </>
        )}
      </article>
      <section aria-labelledby="facts" className={styles.data}>
        <h2 id="facts" className={styles.heading}>
          {t('about.facts')}
        </h2>
        <dl className={styles.facts}>
          {facts.map(({ key, text: value, language }) => (
            <div key={key} className={styles.fact}>
              <dt>{t(`about.${key}`)}</dt>
              <dd lang={other(language)}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
