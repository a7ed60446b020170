import type { ListName, SimpleList } from '#domains/simple-lists/simple-list.ts'
import { listNames } from '#domains/simple-lists/simple-list.ts'
import { listIcons, simpleLists } from '#domains/simple-lists/simple-lists.ts'

/** Lists whose page shows the entries in its own way. */
const listFiles: Partial<Record<ListName, string>> = { videos: 'videos/list.tsx' }

const pagesOf = (name: ListName) => {
  const { page, section, mayRead } = simpleLists[name]
  return [
    {
      path: page,
      file: listFiles[name] ?? 'simple-lists/list.tsx',
      id: `panel-${page}`,
      audience: mayRead ? 'member' : 'admin',
      menu: { key: name, icon: listIcons[name], section },
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
