import { inAllStates, type Row } from './access-row.fixture.ts'
import { operations } from './operations.fixture.ts'
import { signPages } from './pages-of-a-sign.fixture.ts'
import { panelPages } from './panel-pages.fixture.ts'

const files: Row[] = [
  {
    at: 'GET /media/*',
    send: ({ fileKey }) => ({ path: `/media/${fileKey}` }),
    expect: inAllStates('404 visitor denes eeva lea; sees bruno carla adam ana'),
  },
]

/** Every place where a sign, a file, a draft, an upload, an import or a version can be named. */
export const accessTable = { pages: [...signPages, ...panelPages], operations, files }

/** Parameters that name something else, which everybody may see, or which other tests are about. */
export const otherParameters: Record<string, string> = {
  ':slug': 'a public text',
  'search-signs/handshape/signs/:id': 'a handshape',
  'control-panel/photos/:id': 'a person',
  'control-panel/users/view/:id?': 'a person',
  'control-panel/users/edit/:id': 'a person',
  'control-panel/contacts/edit/:id': 'a message',
  'control-panel/languages/edit/:id': 'a language',
  'control-panel/languages/missing/:id': 'a language',
  'control-panel/missing-words': 'words that searches did not find',
  'control-panel/missing-words/view': 'a word that searches did not find',
  'control-panel/videos-eaf/edit/:id/glosses': 'a recording',
  'control-panel/videos-eaf/edit/:id/glosses/values': 'a recording',
  'control-panel/word-combinations': 'words without a sign of their own',
  'control-panel/word-combinations/create': 'a new combination',
  'control-panel/word-combinations/edit/:id': 'a combination',
  'control-panel/terms-of-use/view/:id': 'a version of terms',
  'control-panel/terms-of-use/edit/:id?': 'a version of terms',
  'control-panel/privacy-policy/view/:id': 'a version of a policy',
  'control-panel/privacy-policy/edit/:id?': 'a version of a policy',
  'control-panel/signs/reference-lists': 'the lists',
  'control-panel/signs/clips': 'nothing: the page of many files',
  'control-panel/signs/clip-sign': 'a gloss of a new sign',
  'GET /video_paginas/{id}': 'a public video',
  'GET /reference/{list}': 'a list',
  'POST /reference/{list}': 'a list',
  'PATCH /reference/{list}/{value}': 'a value',
  'POST /reference/{list}/{value}/merge': 'a value',
  'GET /ecv/{file}': 'a public vocabulary',
  'GET /ecv/{list}/{file}': 'a public vocabulary',
  'GET /ecv/private/{token}/{file}':
    'a vocabulary by the secret of its path; api/secret-vocabulary.db.test.ts',
  'GET /ecv/private/{token}/{list}/{file}': 'a vocabulary by the secret of its path',
  'GET /eaf-videos/{id}/file.eaf': 'the file of a recording; domains/eaf-videos/server/given-back',
  'GET /films/{file}': 'the film of a public sign',
  'PUT /eaf-videos/{id}/gloss-tiers': 'a recording',
  'GET /eaf-videos/{id}/values': 'a recording',
  'PUT /eaf-videos/{id}/links': 'a recording',
  'GET /search-index/{file}': 'a version of the public index',
  'GET /network/{file}': 'a version of the public network',
  'POST /content-media': 'a file of contents',
  'GET /content-media/{id}': 'a file of contents',
  'POST /uploads': 'a new upload',
  'GET /drafts/{id}/media': 'a draft of the person',
  'POST /drafts/{id}/media': 'a draft of the person',
  'PUT /drafts/{id}/media/{media}': 'a draft of the person',
  'DELETE /drafts/{id}/media/{media}': 'a draft of the person',
  'POST /drafts/{id}/media/{media}/process': 'a draft of the person',
  'GET /imports': 'the list of imports',
  'POST /imports': 'a new import',
  'GET /signbank/check-term/{userId}': 'a person',
  'PUT /signbank/users/{userId}': 'a person',
  'GET /signbank/users/{userId}/photo': 'a person',
  'DELETE /tokens/{id}': 'an own token',
  'GET /hands/{version}/{file}': 'a drawing of a hand',
  'GET /hands/{version}/{code}/turn.svg': 'a drawing of a hand',
  'GET /share-pictures/{file}': 'a picture of a public sign',
  'GET /site-icons/{file}': 'an icon of the site',
  'GET /uploads/{id}': 'nothing: 405',
  'HEAD /contact-films/{id}': 'a film by its random id',
  'PATCH /contact-films/{id}': 'a film by its random id',
  'DELETE /contact-films/{id}': 'a film by its random id',
  'GET /contact-films/{id}': 'a film by its random id',
  'GET /dev/mail/{name}': 'a mail on the machine of a developer',
  'GET /{file}': 'a part of the sitemap',
  'GET /symbols/{file}': 'a symbol',
}
