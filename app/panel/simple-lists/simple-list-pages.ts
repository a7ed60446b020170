import { type ListName, listNames, type SimpleList } from '#domains/simple-lists/simple-list.ts'
import { listIcons, simpleLists } from '#domains/simple-lists/simple-lists.ts'

const pagesOf = (name: ListName) => {
  const { page, section } = simpleLists[name]
  return [
    {
      path: page,
      file: 'simple-lists/list.tsx',
      id: `panel-${page}`,
      audience: 'admin',
      menu: { key: name, icon: listIcons[name], ...(section && { section }) },
    },
    {
      path: `${page}/create`,
      file: 'simple-lists/create.tsx',
      id: `panel-${page}-create`,
      audience: 'admin',
    },
    { path: `${page}/edit/:id`, file: 'simple-lists/edit.tsx', id: `panel-${page}-edit`, audience: 'admin' },
  ] as const
}

/** The three pages of each simple list of a section of the menu, with its item in the menu. */
export const simpleListPagesOf = (section: SimpleList['section']) =>
  listNames.filter((name) => simpleLists[name].section === section).flatMap(pagesOf)
