import { data } from 'react-router'
import { isListName, type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { AddedValue } from '#domains/vocabulary-management/added-value.ts'
import { type NewEntry, newEntrySchema } from '#domains/vocabulary-management/entry.input.ts'
import { readEntryForm } from '#domains/vocabulary-management/entry-form.ts'
import { createEntry, getEntryChoices, type SavedEntry } from '#domains/vocabulary-management/index.ts'
import { presentChoices } from '#domains/vocabulary-management/reference-list.presenter.ts'
import { referenceListPath, referenceListsPath } from '#domains/vocabulary-management/reference-paths.ts'
import { EntryForm } from '#domains/vocabulary-management/ui/EntryForm.tsx'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import type { AppContext } from '../../app-context.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'
import { formReceiver, listOfPage, listViewContext, onFormFields, readPicture } from './reference-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = listOfPage(pattern)
  const t = translator(locale)
  const { heads } = await getEntryChoices(app, signedIn.actor, { list })
  const listName = t(`vocabularies:${list}`)
  return {
    page: { title: t('referenceLists:createTitle', { list: listName }), noindex: true },
    messages: getMessagesUrl(locale, ['referenceLists', 'errors', 'kit']),
    locale,
    list,
    listName,
    languages: contentLanguages(app, locale),
    heads: presentChoices(heads, listViewContext(app, locale)),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const list = listOfPage(pattern)
  return handleForm({ request, locale, log: app.log, ...formReceiver(request) }, (values, form) =>
    onFormFields(async () => {
      const codes = contentLanguages(app, locale).map(({ code }) => code)
      const schema = newEntrySchema(codes, app.dictionary.defaultLanguage)
      const entry = parseForm(schema, readEntryForm(values, codes))
      const created = await createEntry(app, signedIn.actor, {
        list,
        entry,
        picture: (await readPicture(form)) ?? undefined,
      })
      // The dialog of another page takes the value and stays there.
      if (values.respond === 'value')
        return data(
          { added: presentAdded(app.dictionary, { list, entry, locale, created }) },
          { status: 201 },
        )
      const { value } = created
      return redirectWithToast(referenceListPath(locale, list), 'referenceLists:toast.created', { value })
    }),
  )
}

/** The added value as an option of a form. The dictionary of this process may not contain it yet. */
function presentAdded(
  { vocabulary, defaultLanguage }: AppContext['dictionary'],
  { list, entry, locale, created }: { list: ListName; entry: NewEntry; locale: Locale; created: SavedEntry },
): AddedValue {
  const { parent, group } = listDefinition(list)
  const idOf = (of: string | undefined, value: string | null | undefined) =>
    (isListName(of) && value && vocabulary.byValue(of, value)?.id) || null
  const { id, value } = created
  const label = entry.descriptions?.[locale] ?? entry.descriptions?.[defaultLanguage] ?? value
  return { id, value, label, parentId: idOf(parent, entry.parent), groupId: idOf(group, entry.group) }
}

/** The form of a new value. */
export default function CreateEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, listName, page, ...form } = loaderData
  const { t } = useTranslation('referenceLists')
  const back = referenceListPath(locale, form.list)
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[
          { label: t('title'), to: referenceListsPath(locale) },
          { label: listName, to: back },
          { label: page.title },
        ]}
      />
      <h1>{page.title}</h1>
      <EntryForm
        {...form}
        isNew
        picture={null}
        values={{ searchable: 'on' }}
        back={back}
        refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
      />
    </PanelPage>
  )
}
