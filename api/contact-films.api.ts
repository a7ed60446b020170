import { receiveFilm } from '#domains/contacts/index.ts'
import { maxFilmBytes } from '#domains/media/visitor-film.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import type { ApiContext } from './api-context.ts'
import { errorResponses, jsonResponse } from './responses.ts'
import { resumableUploads } from './resumable-uploads.ts'

/**
 * Resumable uploads of visitors who show how a missing sign is made. The contact form names the film; a film that no
 * message names is deleted.
 */
export const contactFilmsApi = ({ uploads, formGate, trustedProxies }: ApiContext) =>
  resumableUploads({
    path: '/contact-films',
    summaries: {
      post: 'Begins the upload of a film (tus 1.0.0)',
      head: 'How many bytes of a film have arrived',
      patch: 'Continues the upload of a film',
      delete: 'Cancels the upload of a film',
    },
    refusals: {
      409: jsonResponse(errorWire, 'The offset is another one'),
      413: jsonResponse(errorWire, `More than ${maxFilmBytes} bytes`),
      429: jsonResponse(errorWire, 'Too many films; `Retry-After` says how long to wait, s'),
      507: jsonResponse(errorWire, 'There is no storage space left'),
      ...errorResponses,
    },
    answer: (c) =>
      receiveFilm(
        { uploads, formGuard: formGate },
        { request: c.req.raw, clientAddress: clientAddressOf(c, trustedProxies) },
      ),
  })
