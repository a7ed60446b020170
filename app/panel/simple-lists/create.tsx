import { useState } from 'react'
import { maxEntryFormBytes } from '#domains/simple-lists/entry-draft.input.ts'
import { createListEntry, discardEntryDraft, getNewEntryDraft } from '#domains/simple-lists/index.ts'
import { parseEntryForm } from '#domains/simple-lists/list-entry.input.ts'
import { hasPreview } from '#domains/simple-lists/preview-text.ts'
import type { SimpleList } from '#domains/simple-lists/simple-list.ts'
import { createEntryPath, simpleListPath } from '#domains/simple-lists/simple-list-paths.ts'
import { EntryForm } from '#domains/simple-lists/ui/EntryForm.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'
import { EntryPreview } from './EntryPreview.tsx'
import { presentDraft } from './present-draft.ts'
import { presentFields, presentSimpleList } from './present-simple-list.ts'
import {
  entryLanguages,
  languagesOfList,
  listReader,
  nameOfContent,
  simpleListOfPage,
} from './simple-list-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

/** The place that the URL names, such as the place of a new video. */
const presetOf = ({ fields }: SimpleList, params: URLSearchParams) =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) =>
      fields[name]?.kind === 'slug' && params.has(name) ? [[name, params.get(name) ?? '']] : [],
    ),
  )

export async function loader({ pattern, params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = simpleListOfPage(pattern)
  const { draft, files } = await getNewEntryDraft(app, signedIn.actor, { list })
  const preset = presetOf(list, url.searchParams)
  const values = draft?.content ?? { active: 'on', ...preset }
  return {
    page: { title: translator(locale)(`simpleLists:${list.name}.create`), noindex: true },
    messages: getMessagesUrl(locale, ['simpleLists', 'content', 'public', 'editor', 'kit', 'errors']),
    locale,
    list: presentSimpleList(list, locale),
    fields: presentFields(list, app, locale, { values, files }),
    languages: languagesOfList(app, list, locale),
    values,
    draft: presentDraft(draft, null, listReader(app, list, locale)),
    stored: hasPreview(list) ? {} : null,
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = simpleListOfPage(pattern)
  return handleForm({ request, locale, log: app.log, maxBytes: maxEntryFormBytes }, async (values) => {
    if (values.intent === 'discardDraft') {
      await discardEntryDraft(app, signedIn.actor, { list, entry: null })
      return redirectWithToast(createEntryPath(locale, list), 'simpleLists:toast.discarded')
    }
    const content = parseEntryForm(list, values, entryLanguages(app, list, locale))
    const id = await createListEntry(app, signedIn.actor, { list, content })
    const name = nameOfContent(app, { list, id, content, locale })
    return redirectWithToast(simpleListPath(locale, list), 'simpleLists:toast.created', { name })
  })
}

/** The form of a new entry of a simple list. */
export default function CreateListEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { page, stored, ...form } = loaderData
  const { locale, list } = form
  const [round, setRound] = useState(0)
  const { t } = useTranslation('simpleLists')
  const back = simpleListPath(locale, form.list)
  return (
    <PanelPage>
      <Breadcrumb label={t('path')} items={[{ label: form.list.title, to: back }, { label: page.title }]} />
      <h1>{page.title}</h1>
      <EntryForm
        key={round}
        {...form}
        entry={null}
        onDiscarded={() => setRound(round + 1)}
        back={back}
        refused={actionData?.refused}
        {...(stored && {
          preview: (shown) => <EntryPreview {...shown} {...{ list, locale, stored }} />,
        })}
      />
    </PanelPage>
  )
}
