import { type ListName, listNames } from '#domains/vocabularies/reference-lists.ts'
import { referenceListPage, referenceListsPage } from '#domains/vocabulary-management/reference-paths.ts'

/** The lists whose form needs an id in its address; the others open a chooser without one (REF-01). */
const listsWithRequiredId: ReadonlySet<ListName> = new Set([
  'compounding',
  'location',
  'location-within-an-area',
  'mouthing',
  'notes',
  'tags',
  'variations',
  'word_class',
])

/** Whether the form of a list opens without an id. */
export const hasChooser = (list: ListName): boolean => !listsWithRequiredId.has(list)

interface ReferencePage {
  path: string
  file: string
  id: string
  audience: 'admin'
  under: string
}

/** The three pages of each list. */
export const referencePages: readonly ReferencePage[] = listNames.flatMap((list) => {
  const page = referenceListPage(list)
  const shared = { audience: 'admin', under: referenceListsPage } as const
  return [
    { ...shared, path: page, file: 'reference-lists/list.tsx', id: `panel-${list}` },
    { ...shared, path: `${page}/create`, file: 'reference-lists/create.tsx', id: `panel-${list}-create` },
    {
      ...shared,
      path: `${page}/edit/:id${hasChooser(list) ? '?' : ''}`,
      file: 'reference-lists/edit.tsx',
      id: `panel-${list}-edit`,
    },
  ]
})
