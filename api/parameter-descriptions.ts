/** What `id` names, by the first part of the path. */
const idDescriptions: Readonly<Record<string, string>> = {
  signs: 'Id of a sign',
  imports: 'Id of an import',
  'eaf-videos': 'Id of a recording',
  uploads: 'Id of an upload, from the `Location` of its creation',
  tokens: 'Id of a token, as `GET /tokens` lists it',
  video_paginas: 'Id of an explanatory video; 1 explains the site',
}

const descriptions: Readonly<Record<string, string>> = {
  not_paginate: 'All languages at once instead of a page',
  not_other_languages: 'Without the languages of other platforms',
  current_privacy_policy: 'The version in force only',
  page: 'Number of the page, from 1',
  per_page: 'Entries on a page, 1 to 100',
  letter: 'First letter of the gloss; `#` for signs that begin with none',
  q: 'Search text, as it is typed into the search box',
  list: 'Name of a reference list',
  value: 'Stable value of an entry of the list',
  v: 'Version of the dictionary; the answer is immutable under it',
  file: 'Content language and extension, such as `en.json`',
  language: 'Code of a content language',
  ids: 'Ids of signs with commas, at most 100',
  node: '`s` and the id of a sign, or `f` and the id of a semantic field',
  userId: 'Id of the own account',
  size: 'Size of the photo',
  media: 'Id of a file of the sign',
  token: 'A token of the scope `ecv`',
  links: '`1`: references to the public vocabulary are written for the links to signs',
}

/** The descriptions of the parameters that a route does not describe itself, by name. */
export function parameterDescriptions(path: string): Readonly<Record<string, string>> {
  const [, resource = ''] = path.split('/')
  return { ...descriptions, id: idDescriptions[resource] ?? 'Id' }
}
