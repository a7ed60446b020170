import { presentHandPicture } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { presentImport } from '#domains/sign-import/import.presenter.ts'
import {
  changeImport,
  confirmImport,
  discardImport,
  getImport,
  undoImport,
} from '#domains/sign-import/index.ts'
import { headerName, importHeaders } from '#domains/sign-import/mapping-candidates.ts'
import { readMappedTerms } from '#domains/sign-import/mapping-draft.ts'
import {
  failedLinesPath,
  importPath,
  importsPath,
  mappingPath,
} from '#domains/sign-import/sign-import-paths.ts'
import {
  ChangeSettings,
  ConfirmImport,
  DiscardImport,
  UndoImport,
} from '#domains/sign-import/ui/ImportActions.tsx'
import { ImportIssues } from '#domains/sign-import/ui/ImportIssues.tsx'
import { ImportPreview } from '#domains/sign-import/ui/ImportPreview.tsx'
import { ImportStateChip } from '#domains/sign-import/ui/ImportStateChip.tsx'
import { MappingEditor } from '#domains/sign-import/ui/MappingEditor.tsx'
import { isListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { ProgressBar } from '#ui/base/ProgressBar.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import type { AppContext } from '../../app-context.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import { useRefreshWhile } from '../use-refresh-while.ts'
import type { Route } from './+types/view.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('import.notFound')
  const page = parseId(url.searchParams.get('page') ?? '1') ?? 1
  const view = await getImport(app, signedIn.actor, { id, page, locale }).catch((error: unknown) => {
    throw isAppError(error) ? pageError(error.code) : error
  })
  const t = translator(locale)
  const { dictionary, settings } = app
  const formatted = presentImport(view, {
    dictionary,
    locale,
    t,
    actor: signedIn.actor,
    timeZone: settings.timeZone,
  })
  return {
    page: { title: formatted.fileName, noindex: true },
    messages: getMessagesUrl(locale, ['signImport', 'signView', 'kit']),
    locale,
    view: formatted,
    ...(formatted.unmapped.length > 0 && { mapping: mappingChoices(app, locale, formatted.unmapped) }),
  }
}

/** The choices for unknown headers and values. */
function mappingChoices(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  locale: Locale,
  terms: readonly { list: string | null }[],
) {
  const languages = dictionary.languages.filter(({ otherLanguage }) => !otherLanguage).map(({ code }) => code)
  const lists = [...new Set(terms.flatMap(({ list }) => list ?? []))].filter(isListName)
  const { vocabulary } = dictionary
  return {
    headers: importHeaders(languages).map((header) => ({ header, name: headerName(header, locale) })),
    lists: Object.fromEntries(
      lists.map((list) => [
        list,
        vocabulary.list(list).map((entry) => ({
          value: entry.value,
          name: vocabulary.describe(entry.id, locale).text,
          hand: listDefinition(list).handshape ? presentHandPicture(entry, dictionary.media) : null,
        })),
      ]),
    ),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const id = parseId(params.id)
  if (id === undefined) throw pageError('import.notFound')
  const here = importPath(locale, id)
  return handleForm({ request, locale, log: app.log, maxBytes: 1_000_000 }, async (values) => {
    switch (values.intent) {
      case 'mapping': {
        const { stored } = await getImport(app, actor, { id, locale })
        const terms = readMappedTerms(values, stored.findings?.unmapped ?? [])
        await changeImport(app, actor, { id, terms, attempt: Number(values.attempt) })
        return redirectWithToast(here, 'signImport:mapping.applied')
      }
      case 'settings': {
        const { stored } = await getImport(app, actor, { id, locale })
        const settings = {
          source: stored.source,
          ignoreIds: values.ignoreIds === 'on',
          createValues: values.createValues === 'on',
        }
        await changeImport(app, actor, { id, settings })
        return redirectWithToast(here, 'signImport:settings.checking')
      }
      case 'confirm':
        await confirmImport(app, actor, { id, digest: values.digest ?? '' })
        return redirectWithToast(here, 'signImport:confirm.started')
      case 'undo':
        if (values.sure !== 'on')
          throw new AppError('request.invalid', { fields: [{ field: 'sure', code: 'value.accept' }] })
        await undoImport(app, actor, { id })
        return redirectWithToast(here, 'signImport:undo.started')
      case 'discard': {
        const file = await discardImport(app, actor, { id })
        return redirectWithToast(importsPath(locale), 'signImport:discarded', { file })
      }
      default:
        throw new AppError('request.invalid')
    }
  })
}

/** An import: its state, unknown headers and values, errors, preview, and what can be done with it. */
export default function ViewImport({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, view, mapping } = loaderData
  const { t } = useTranslation('signImport')
  const isHydrated = useHydrated()
  useRefreshWhile(view.isWorking)
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  return (
    <PanelPage>
      <Breadcrumb
        label={t('title')}
        items={[{ label: t('title'), to: importsPath(locale) }, { label: view.fileName }]}
      />
      <PageHeader>
        <h1>{view.fileName}</h1>
        <div role="status">
          <ImportStateChip state={view.state} />
        </div>
      </PageHeader>
      <p>{t('view.by', { name: view.person ?? t('system'), when: view.created })}</p>
      {refused && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      {view.isWorking && (
        <>
          <ProgressBar pending label={t(`state.${view.state}`)} inline />
          <p>{t('view.working')}</p>
          {!isHydrated && <ButtonLink to={importPath(locale, view.id)}>{t('view.reload')}</ButtonLink>}
        </>
      )}
      {view.problem && view.state !== 'unmapped' && (
        <Callout tone="danger" title={view.problem}>
          {view.state === 'failed' && <p>{t('view.errorText')}</p>}
        </Callout>
      )}
      {view.isRenewed && view.state === 'ready' && <Callout tone="warning" title={t('preview.renewed')} />}
      {view.state === 'unmapped' && mapping && (
        <MappingEditor
          key={view.changed}
          terms={view.unmapped}
          attempt={view.attempt}
          {...mapping}
          values={refused?.values ?? {}}
          errors={refused?.errors ?? {}}
          locale={locale}
        />
      )}
      {view.errors.length > 0 && (
        <>
          <ImportIssues caption={t('view.errorCount', { count: view.errorCount })} issues={view.errors} />
          {view.errorCount > view.errors.length && (
            <p>{t('more', { count: view.errorCount - view.errors.length })}</p>
          )}
          {view.hasFailedLines && (
            <p>
              <a href={failedLinesPath(locale, view.id)} download>
                {t('view.failedLines')}
              </a>
            </p>
          )}
        </>
      )}
      {view.state === 'undone' && view.leftAlone.length > 0 && (
        <Callout tone="warning" title={t('undo.leftAlone', { count: view.leftAlone.length })}>
          <p>{view.leftAlone.join(', ')}</p>
        </Callout>
      )}
      <ConfirmImport view={view} />
      <ImportPreview view={view} locale={locale} />
      <UndoImport view={view} locale={locale} />
      <ChangeSettings view={view} />
      {view.hasMapping && (
        <p>
          <a href={mappingPath(locale, view.id)} download>
            {t('mapping.download')}
          </a>
        </p>
      )}
      <DiscardImport view={view} />
    </PanelPage>
  )
}
