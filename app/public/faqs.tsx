import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import LinkIcon from '#ui/icons/link.ts'
import { appContext } from '../app-context.ts'
import { presentRichText } from '../frame/present-rich-text.ts'
import { RichText } from '../frame/RichText.tsx'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/faqs.ts'
import styles from './faqs.module.css'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  return {
    page: { title: t('content:faqs.title'), description: t('content:faqs.description') },
    messages: getMessagesUrl(locale, ['content']),
    locale,
    faqs: dictionary.faqs().flatMap(({ id, texts }) => {
      const rich = Object.entries(texts).map(([language, { question, answer, videoId }]) => [
        language,
        { title: question, body: answer, videoId },
      ])
      const text = presentRichText(dictionary, Object.fromEntries(rich), locale)
      return text ? { id, text } : []
    }),
  }
}

/** Questions and answers. A URL with the fragment of a question opens it. */
export default function Faqs({ loaderData: { faqs, locale } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const { t: tUi } = useTranslation('ui')
  return (
    <>
      <h1>{t('faqs.title')}</h1>
      {faqs.length === 0 && <EmptyState title={tUi('noItems')} />}
      <div className={styles.list}>
        {faqs.map(({ id, text }) => (
          <Disclosure
            key={id}
            id={`faq-${id}`}
            summary={<h2 lang={text.language === locale ? undefined : text.language}>{text.title}</h2>}
          >
            <RichText text={text} locale={locale} empty={t('empty')} />
            <a className={styles.link} href={`#faq-${id}`}>
              <Icon icon={LinkIcon} size={16} />
              {t('faqs.link')}
            </a>
          </Disclosure>
        ))}
      </div>
    </>
  )
}
