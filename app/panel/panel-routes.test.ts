import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { panelRoutePaths } from './panel-routes.ts'

test('the pages of the panel are found among the routes, through layouts without address', () => {
  const routes = {
    root: { id: 'root', path: '' },
    locale: { id: 'locale', parentId: 'root', path: ':locale' },
    about: { id: 'about', parentId: 'locale', path: 'about' },
    panel: { id: 'panel', parentId: 'locale', path: 'control-panel' },
    page: { id: 'page', parentId: 'panel' },
    index: { id: 'index', parentId: 'page', index: true },
    users: { id: 'users', parentId: 'page', path: 'users' },
    user: { id: 'user', parentId: 'users', path: 'edit/:id' },
  }
  expect([...panelRoutePaths(routes as unknown as ServerBuild['routes'])]).toEqual([
    'users',
    'users/edit/:id',
  ])
})
