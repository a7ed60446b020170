import { useRef, useState } from 'react'
import { maxEntryFormBytes } from '#domains/simple-lists/entry-draft.input.ts'
import {
  changeListEntry,
  deleteListEntry,
  discardEntryDraft,
  getListEntry,
  restoreListEntry,
} from '#domains/simple-lists/index.ts'
import { entryFormValues, parseEntryForm } from '#domains/simple-lists/list-entry.input.ts'
import { hasPreview } from '#domains/simple-lists/preview-text.ts'
import { mayDeleteListEntry } from '#domains/simple-lists/simple-list.policy.ts'
import { presentEntryName, presentTranslations } from '#domains/simple-lists/simple-list.presenter.ts'
import { editEntryPath, simpleListPath } from '#domains/simple-lists/simple-list-paths.ts'
import { EntryForm, type EntryFormHandle } from '#domains/simple-lists/ui/EntryForm.tsx'
import { EntryVersions } from '#domains/simple-lists/ui/EntryVersions.tsx'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import { DeleteSection } from '#ui/panel/DeleteSection.tsx'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { presentVersions } from '#ui/panel/present-versions.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { compareVersions } from './compare-versions.ts'
import { EntryPreview } from './EntryPreview.tsx'
import { presentDraft } from './present-draft.ts'
import { presentStoredPreviews } from './present-entry-preview.ts'
import { presentFields, presentSimpleList } from './present-simple-list.ts'
import {
  entryLanguages,
  languagesOfList,
  listReader,
  nameOfContent,
  orNotFoundPage,
  simpleListOfPage,
} from './simple-list-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ pattern, params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const list = simpleListOfPage(pattern)
  const id = parseId(params.id)
  if (id === undefined) throw pageError('list.entryNotFound')
  const { entry, uses, draft, versions, files } = await orNotFoundPage(
    getListEntry(app, actor, { list, id, locale }),
  )
  const t = translator(locale)
  const reader = listReader(app, list, locale)
  const name = presentEntryName(list, entry, reader)
  const history = versions.toReversed().map(({ content }) => content)
  const languages = languagesOfList(app, list, locale)
  const saved = entryFormValues(list, entry)
  const values = draft?.content ?? saved
  const deletion = mayDeleteListEntry(actor, list, entry, uses)
  return {
    page: { title: name.text, noindex: true },
    messages: getMessagesUrl(locale, ['simpleLists', 'content', 'public', 'editor', 'kit', 'errors']),
    locale,
    name,
    form: {
      list: presentSimpleList(list, locale),
      fields: presentFields(list, app, locale, { values, files }),
      languages,
      outdated: presentTranslations(list, entry, history, reader)
        .filter(({ state }) => state === 'outdated')
        .map(({ code }) => code),
      values,
      entry: { id, revision: entry.revision },
      draft: presentDraft(draft, entry.revision, reader),
    },
    // The message of a refused deletion has the number, so it takes the place of the button.
    whyNotDeleted: deletion.allowed ? null : t(`errors:${deletion.reason}`, { name: name.text, count: uses }),
    shownAt: list.entryPath && entry.active ? localizedPath(locale, list.entryPath(entry)) : null,
    stored: hasPreview(list) ? presentStoredPreviews(list, saved, languages, files) : null,
    versions: list.hasVersions ? presentVersions(versions, reader) : null,
    ...compareVersions(list, versions, url.searchParams, reader, files),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const list = simpleListOfPage(pattern)
  const id = parseId(params.id) ?? 0
  const here = editEntryPath(locale, list, id)
  return handleForm({ request, locale, log: app.log, maxBytes: maxEntryFormBytes }, async (values) => {
    const seen = { list, id, revision: Number(values.revision) }
    if (values.intent === 'delete') {
      const { name } = await deleteListEntry(app, actor, { ...seen, locale })
      return redirectWithToast(simpleListPath(locale, list), 'simpleLists:toast.deleted', { name })
    }
    if (values.intent === 'restore') {
      const version = parseId(values.version) ?? 0
      await restoreListEntry(app, actor, { ...seen, version })
      return redirectWithToast(here, 'simpleLists:toast.restored', { number: version })
    }
    if (values.intent === 'discardDraft') {
      await discardEntryDraft(app, actor, { list, entry: id })
      return redirectWithToast(here, 'simpleLists:toast.discarded')
    }
    const content = parseEntryForm(list, values, entryLanguages(app, list, locale))
    await changeListEntry(app, actor, { ...seen, content })
    const name = nameOfContent(app, { list, id, content, locale })
    return redirectWithToast(here, 'simpleLists:toast.saved', { name })
  })
}

/** The page of an entry of a simple list: its form, its versions and deleting. */
export default function EditListEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, name, form, whyNotDeleted, versions, comparison, problem } = loaderData
  const { shownAt, stored } = loaderData
  const { list, entry } = form
  const [round, setRound] = useState(0)
  const entryForm = useRef<EntryFormHandle>(null)
  const { t } = useTranslation('simpleLists')
  const back = simpleListPath(locale, list)
  const refused = actionData?.refused
  const isOfForm = refused?.values.intent === undefined
  return (
    <PanelPage>
      <Breadcrumb label={t('path')} items={[{ label: list.title, to: back }, { label: name.text }]} />
      <PageHeader>
        <h1 lang={name.lang}>{name.text}</h1>
        {shownAt && (
          <PageActions>
            <ButtonLink to={shownAt} icon={<Icon icon={ArrowUpRight} />}>
              {t('view')}
            </ButtonLink>
          </PageActions>
        )}
      </PageHeader>
      {!name.informed && <Callout title={t('uninformed')} />}
      {refused && !isOfForm && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <EntryForm
        ref={entryForm}
        key={`${entry.revision} ${round}`}
        {...form}
        locale={locale}
        onDiscarded={() => setRound(round + 1)}
        back={back}
        refused={isOfForm ? refused : undefined}
        {...(stored && {
          preview: (shown) => <EntryPreview {...shown} {...{ list, locale, stored }} />,
        })}
      />
      {versions && <EntryVersions {...{ versions, comparison, problem }} revision={entry.revision} />}
      <DeleteSection
        title={t('delete.title')}
        revision={entry.revision}
        sure={t('delete.sure', { name: name.text })}
        button={t('delete.button')}
        why={whyNotDeleted}
        before={async () => entryForm.current?.stopDraft()}
      />
    </PanelPage>
  )
}
