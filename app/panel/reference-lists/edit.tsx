import { redirect } from 'react-router'
import { shownMediaUrl } from '#domains/media/media.ts'
import { listDefinition } from '#domains/vocabularies/reference-lists.ts'
import { entryChangeSchema } from '#domains/vocabulary-management/entry.input.ts'
import { mayDeleteEntry } from '#domains/vocabulary-management/entry.policy.ts'
import { readEntryForm } from '#domains/vocabulary-management/entry-form.ts'
import { changeEntry, deleteEntry, getEntry, mergeEntry } from '#domains/vocabulary-management/index.ts'
import {
  entryFormValues,
  presentChoices,
  presentName,
} from '#domains/vocabulary-management/reference-list.presenter.ts'
import {
  entryEditPath,
  referenceListPath,
  referenceListsPath,
} from '#domains/vocabulary-management/reference-paths.ts'
import { EntryForm } from '#domains/vocabulary-management/ui/EntryForm.tsx'
import { EntryUses } from '#domains/vocabulary-management/ui/EntryUses.tsx'
import { MergeSection } from '#domains/vocabulary-management/ui/MergeSection.tsx'
import { parseId } from '#platform/forms/parse-id.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { DeleteSection } from '#ui/panel/DeleteSection.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { previewMerge } from './preview-merge.ts'
import {
  formReceiver,
  listOfPage,
  listViewContext,
  onFormFields,
  orNotFoundPage,
  readPicture,
} from './reference-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ pattern, params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const list = listOfPage(pattern)
  if (params.id === undefined) throw redirect(`${referenceListPath(locale, list)}?choose=1`)
  const id = parseId(params.id)
  if (id === undefined) throw pageError('entry.notFound')
  const t = translator(locale)
  const { entry, entries, heads, use, signs } = await orNotFoundPage(getEntry(app, actor, { list, id }))
  const reader = listViewContext(app, locale)
  const name = presentName(entry, reader)
  const others = entries.filter((one) => one.id !== id)
  const deletion = mayDeleteEntry(actor, use)
  return {
    page: { title: t('referenceLists:editTitle', { name: name.text }), noindex: true },
    messages: getMessagesUrl(locale, ['referenceLists', 'errors', 'kit']),
    locale,
    list,
    listName: t(`vocabularies:${list}`),
    entry: { id, value: entry.value, revision: entry.revision, name: name.text, informed: name.informed },
    form: {
      list,
      languages: contentLanguages(app, locale),
      heads: presentChoices(
        heads.filter((head) => head.id !== id),
        reader,
      ),
      values: entryFormValues(entry, heads),
      picture: shownMediaUrl(app.dictionary.media(entry.pictureId)),
    },
    signs,
    use,
    // The message of a refused deletion has the numbers, so it is shown beside the disabled button.
    whyNotDeleted: deletion.allowed
      ? null
      : t(`errors:${deletion.reason}`, {
          value: entry.value,
          count: deletion.reason === 'entry.inUse' ? use.signs : use.values,
        }),
    choices: presentChoices(others, reader, 'id'),
    preview: await previewMerge(app, { actor, id, into: url.searchParams.get('into'), locale, reader }),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const list = listOfPage(pattern)
  const entry = { list, id: parseId(params.id) ?? 0 }
  const back = referenceListPath(locale, list)
  return handleForm({ request, locale, log: app.log, ...formReceiver(request) }, (values, form) =>
    onFormFields(async () => {
      const revision = Number(values.revision)
      if (values.intent === 'delete') {
        const { value } = await deleteEntry(app, actor, { entry, revision })
        return redirectWithToast(back, 'referenceLists:toast.deleted', { value })
      }
      if (values.intent === 'merge') {
        const target = { list, id: parseId(values.into) ?? 0 }
        const merged = await mergeEntry(app, actor, { entry, into: target, revision })
        const { value, into, signs: count } = merged
        return redirectWithToast(back, 'referenceLists:toast.merged', { value, into, count })
      }
      const codes = contentLanguages(app, locale).map(({ code }) => code)
      const { value: _, ...change } = readEntryForm(values, codes)
      const { value } = await changeEntry(app, actor, {
        entry,
        change: parseForm(entryChangeSchema(codes), { ...change, revision }),
        picture: listDefinition(list).picture ? await readPicture(form) : undefined,
      })
      return redirectWithToast(entryEditPath(locale, list, entry.id), 'referenceLists:toast.saved', { value })
    }),
  )
}

/** The page of a value: its form, the signs that have it, merging and deleting. */
export default function EditEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, list, listName, page, entry, form, signs, use, whyNotDeleted, choices, preview } =
    loaderData
  const { t } = useTranslation('referenceLists')
  const back = referenceListPath(locale, list)
  const refused = actionData?.refused
  const isOfForm = refused?.values.intent === undefined
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[
          { label: t('title'), to: referenceListsPath(locale) },
          { label: listName, to: back },
          { label: entry.name },
        ]}
      />
      <h1>{page.title}</h1>
      <p>
        {t('field.value')}: <code translate="no">{entry.value}</code>
      </p>
      {!entry.informed && <Callout title={t('uninformed')} />}
      {refused && !isOfForm && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <EntryForm
        key={entry.revision}
        {...form}
        isNew={false}
        back={back}
        refused={isOfForm ? refused : undefined}
      />
      <EntryUses list={list} value={entry.value} signs={signs} count={use.signs} locale={locale} />
      <MergeSection {...{ list, locale, entry, choices, preview, use }} />
      <DeleteSection
        title={t('delete.title')}
        revision={entry.revision}
        sure={t('delete.sure', { name: entry.name })}
        button={t('delete.button')}
        why={
          whyNotDeleted && (
            <>
              {whyNotDeleted} <a href="#merge-section">{t('merge.title')}</a>
            </>
          )
        }
      />
    </PanelPage>
  )
}
