import { listIcons, listNames, simpleLists } from '#domains/simple-lists/simple-lists.ts'

/** The three pages of each simple list, and its item in the menu of settings. */
export const simpleListPages = listNames.flatMap((name) => {
  const { page } = simpleLists[name]
  return [
    {
      path: page,
      file: 'simple-lists/list.tsx',
      id: `panel-${page}`,
      audience: 'admin',
      menu: { key: name, icon: listIcons[name], section: 'settings' },
    },
    {
      path: `${page}/create`,
      file: 'simple-lists/create.tsx',
      id: `panel-${page}-create`,
      audience: 'admin',
    },
    { path: `${page}/edit/:id`, file: 'simple-lists/edit.tsx', id: `panel-${page}-edit`, audience: 'admin' },
  ] as const
})
