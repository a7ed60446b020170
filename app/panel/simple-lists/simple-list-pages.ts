import { type ListName, simpleLists } from '#domains/simple-lists/simple-lists.ts'

/**
 * The pages of a simple list: its item in the menu of settings, the list, and the forms.
 * @param icon of the menu item
 */
export const simpleListPages = <const Name extends ListName, const IconName extends string>(
  name: Name,
  icon: IconName,
) => {
  const { page } = simpleLists[name]
  return [
    {
      path: page,
      file: 'simple-lists/list.tsx',
      id: `panel-${page}`,
      audience: 'admin',
      menu: { key: name, icon, section: 'settings' },
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
