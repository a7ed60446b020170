import { redirect } from 'react-router'
import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import {
  addKeyword,
  getMissingWord,
  setAsideWord,
  startSignWithFilm,
  takeWordBack,
} from '#domains/missing-words/index.ts'
import { presentMissingWords } from '#domains/missing-words/missing-word.presenter.ts'
import type { MissingWordKey } from '#domains/missing-words/missing-word.ts'
import {
  isMissingWordChange,
  missingWordChangeSchemas,
} from '#domains/missing-words/missing-word-change.input.ts'
import { missingWordPath, missingWordsPath } from '#domains/missing-words/missing-words-paths.ts'
import { KeywordForm } from '#domains/missing-words/ui/KeywordForm.tsx'
import styles from '#domains/missing-words/ui/missing-words.module.css'
import { SetAsideForm } from '#domains/missing-words/ui/SetAsideForm.tsx'
import { WeekTable } from '#domains/missing-words/ui/WeekTable.tsx'
import { WordMessages } from '#domains/missing-words/ui/WordMessages.tsx'
import { signCreatePath, signOfWordPath } from '#domains/sign-form/sign-form-paths.ts'
import { newCombinationPath } from '#domains/word-combinations/word-combinations-paths.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import { useRefreshWhile } from '../use-refresh-while.ts'
import type { Route } from './+types/view.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

const readKey = (url: URL | string): MissingWordKey => {
  const { searchParams } = new URL(url)
  return { language: searchParams.get('language') ?? '', word: searchParams.get('word') ?? '' }
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const found = await getMissingWord(app, signedIn.actor, { ...readKey(url), locale }).catch(
    (error: unknown) => {
      throw isAppError(error) && error.code === 'missingWord.notFound' ? pageError(error.code) : error
    },
  )
  const { timeZone } = app.settings
  const [word] = presentMissingWords([found], { locale, timeZone })
  if (!word) throw pageError('missingWord.notFound')
  return {
    page: { title: word.spelling, noindex: true },
    messages: getMessagesUrl(locale, ['missingWords', 'kit', 'errors']),
    locale,
    word,
    setAsideBy: found.setAsideBy,
    messagesAbout: found.messagesAbout.map(({ createdAt, film, ...message }) => ({
      ...message,
      film: film && presentContentMedia(film),
      on: formatDate(createdAt, locale, timeZone),
    })),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const key = readKey(request.url)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const { intent } = values
    if (!isMissingWordChange(intent)) throw new AppError('request.invalid')
    if (intent === 'takeBack') {
      await takeWordBack(app, actor, key)
      return redirectWithToast(missingWordPath(locale, key), 'missingWords:toast.takenBack', {
        word: key.word,
      })
    }
    if (intent === 'addKeyword') {
      const { sign } = parseForm(missingWordChangeSchemas.addKeyword, values)
      const { gloss } = await addKeyword(app, actor, { ...key, signId: sign })
      return redirectWithToast(missingWordPath(locale, key), 'missingWords:toast.addKeyword', {
        word: key.word,
        gloss,
      })
    }
    if (intent === 'createWithFilm') {
      const { message } = parseForm(missingWordChangeSchemas.createWithFilm, values)
      const device = request.headers.get('user-agent') ?? ''
      const { draft } = await startSignWithFilm(app, actor, { ...key, contactId: message, locale, device })
      return redirect(signCreatePath(locale, draft))
    }
    const { reason } = parseForm(missingWordChangeSchemas.setAside, values)
    await setAsideWord(app, actor, { ...key, reason })
    const undo = { path: missingWordPath(locale, key), fields: { intent: 'takeBack' } }
    return redirectWithToast(
      missingWordsPath(locale),
      'missingWords:toast.setAside',
      { word: key.word },
      undo,
    )
  })
}

/** A missing word: its searches, the messages about it, and what can be done. */
export default function ViewMissingWord({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, word, setAsideBy, messagesAbout } = loaderData
  const { t } = useTranslation('missingWords')
  const refused = actionData?.refused
  const isOfKeyword = refused?.values.intent === 'addKeyword'
  const isOfFilm = refused?.values.intent === 'createWithFilm'
  useRefreshWhile(messagesAbout.some(({ film }) => film?.state === 'uploaded' || film?.state === 'working'))
  const { language, spelling, languageName, nearest, act, setAside } = word
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('title'), to: missingWordsPath(locale) }, { label: spelling }]}
      />
      <PageHeader>
        <h1>
          <span lang={language}>{spelling}</span> <small className={styles.detail}>{languageName}</small>
        </h1>
      </PageHeader>
      <div className={styles.page}>
        <section className={styles.part} aria-labelledby="acts">
          <h2 id="acts">{t('view.acts')}</h2>
          <section className={styles.act} aria-labelledby="create-title">
            <h3 id="create-title">{t('create.title')}</h3>
            <p>{t('create.text')}</p>
            <div className={styles.actions}>
              <ButtonLink to={signOfWordPath(locale, { language, word: spelling })}>
                {t('act.create')}
              </ButtonLink>
            </div>
          </section>
          <section className={styles.act} aria-labelledby="combine-title">
            <h3 id="combine-title">{t('combine.title')}</h3>
            <p>{t('combine.text')}</p>
            <div className={styles.actions}>
              <ButtonLink to={newCombinationPath(locale, { language, text: spelling })}>
                {t('combine.link')}
              </ButtonLink>
            </div>
          </section>
          <KeywordForm
            nearest={act === 'create' ? null : nearest}
            locale={locale}
            refused={isOfKeyword ? refused : undefined}
          />
          <SetAsideForm
            setAside={setAside}
            by={setAsideBy}
            refused={isOfKeyword || isOfFilm ? undefined : refused}
          />
        </section>
        <div className={styles.part}>
          <section className={styles.part} aria-labelledby="messages">
            <h2 id="messages">{t('view.messages')}</h2>
            {isOfFilm && (
              <div role="alert">
                <Callout tone="danger" title={refused?.problem} />
              </div>
            )}
            <WordMessages messages={messagesAbout} lang={language} locale={locale} />
          </section>
          <WeekTable word={word} />
        </div>
      </div>
    </PanelPage>
  )
}
