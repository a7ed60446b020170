import { createListEntry } from '#domains/simple-lists/index.ts'
import { parseEntryForm } from '#domains/simple-lists/list-entry.input.ts'
import type { SimpleList } from '#domains/simple-lists/simple-list.ts'
import { simpleListPath } from '#domains/simple-lists/simple-list-paths.ts'
import { EntryForm } from '#domains/simple-lists/ui/EntryForm.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'
import { presentFields, presentSimpleList } from './present-simple-list.ts'
import {
  entryLanguages,
  languagesOfList,
  maxEntryFormBytes,
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

export function loader({ pattern, params, context, url }: Route.LoaderArgs) {
  const { app, locale } = panelContext({ params, context })
  const list = simpleListOfPage(pattern)
  return {
    page: { title: translator(locale)(`simpleLists:${list.name}.create`), noindex: true },
    messages: getMessagesUrl(locale, ['simpleLists', 'editor', 'kit', 'errors']),
    locale,
    list: presentSimpleList(list, locale),
    fields: presentFields(list, app, locale),
    languages: languagesOfList(app, list, locale),
    preset: presetOf(list, url.searchParams),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = simpleListOfPage(pattern)
  return handleForm({ request, locale, log: app.log, maxBytes: maxEntryFormBytes }, async (values) => {
    const content = parseEntryForm(list, values, entryLanguages(app, list, locale))
    const id = await createListEntry(app, signedIn.actor, { list, content })
    const name = nameOfContent(app, { list, id, content, locale })
    return redirectWithToast(simpleListPath(locale, list), 'simpleLists:toast.created', { name })
  })
}

/** The form of a new entry of a simple list. */
export default function CreateListEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page, preset, ...form } = loaderData
  const { t } = useTranslation('simpleLists')
  const back = simpleListPath(locale, form.list)
  return (
    <PanelPage>
      <Breadcrumb label={t('path')} items={[{ label: form.list.title, to: back }, { label: page.title }]} />
      <h1>{page.title}</h1>
      <EntryForm
        {...form}
        values={{ active: 'on', ...preset }}
        revision={null}
        back={back}
        refused={actionData?.refused}
      />
    </PanelPage>
  )
}
