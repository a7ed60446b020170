import { randomBytes } from 'node:crypto'
import { Metadata, Server } from '@tus/server'
import { mayTakePart } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { requireHarmless } from '#platform/malware-scan/file-scanner.ts'
import { authorize } from '#platform/policy.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { StorageUseWire } from '../../storage-use.wire.ts'
import {
  type AnnouncedUpload,
  checkUpload,
  maxUploadBytes,
  maxUploadsPerPerson,
  toGigabytes,
  uploadLifetimeMs,
} from '../../upload.ts'
import { checkFilm, filmLifetimeMs, maxUnsentFilmBytes } from '../../visitor-film.ts'
import {
  deleteUpload,
  findUpload,
  getStoredBytes,
  insertUpload,
  listAnnouncedUploads,
  lockUploadCreations,
  type StoredBytes,
  type StoredUpload,
} from './upload.queries.ts'
import { uploadLocker } from './upload-locker.ts'
import type { UploadStore } from './upload-store.ts'
import { uploadedFileKeys } from './uploaded-file-key.ts'

/** A finished upload with the path of its file, which is valid only as long as the work that received it runs. */
export interface FinishedUpload extends StoredUpload {
  path: string
}

type UploadWork<Result> = (upload: FinishedUpload) => Promise<Result>

/** Files on their way to the server, in a folder or in S3, which all processes share. */
export interface Uploads {
  /**
   * Answers a request of the tus protocol: creates an upload, continues it, reports its offset or cancels it.
   * @throws AppError the reasons of `mayTakePart`; `upload.notFound` also for uploads of other people; `upload.type`,
   *   `upload.tooLarge`, `media.empty`, `upload.tooMany`, `upload.quota`, `upload.conflict`, `storage.full`, `storage.unreachable`,
   *   `request.unreadable`
   */
  receive(actor: Actor, request: Request): Promise<Response>
  /**
   * The same for the film of a visitor: its id is the permission. The number of films is not limited here.
   * @throws AppError `upload.notFound` also for uploads of people; `upload.filmType`, `upload.tooLarge`, `media.empty`,
   *   `upload.full`, `upload.conflict`, `storage.full`, `request.unreadable`
   */
  receiveFilm(request: Request): Promise<Response>
  /** How much of their storage a person uses, in bytes. @throws AppError the reasons of `mayTakePart` */
  measureUse(actor: Actor): Promise<StorageUseWire>
  /**
   * Runs work with a finished upload, once it is scanned. One with malware is deleted.
   * @throws AppError `upload.notFound`, `upload.unfinished`, `storage.full`, what `requireHarmless` and `work` throw
   */
  withFinished<Result>(actor: Actor, id: string, work: UploadWork<Result>): Promise<Result>
  /** The same for the film of a visitor. */
  withFinishedFilm<Result>(id: string, work: UploadWork<Result>): Promise<Result>
  /** Deletes the file of an upload whose row is gone. If that is not possible now, the sweep does it. */
  discardFile(id: string): Promise<void>
  /** Deletes expired uploads, and what killed processes left of others. @returns how many uploads */
  sweep(): Promise<number>
}

/** Uploads of members, and films of visitors. */
const addressOfUploads = '/api/uploads'
const addressOfFilms = '/api/contact-films'

const idPattern = /^[0-9a-f]{40}$/
const headersOfOtherOrigins = ['access-control-expose-headers', 'access-control-allow-origin']

interface Options {
  db: Db
  storage: Pick<Storage, 'delete'>
  store: UploadStore
  /** What the uploads and the attached originals of one person may use. */
  quotaBytes: number
  now: () => Date
}

/** Opens uploads. Which upload belongs to whom is in the database; their bytes are in the store. */
export function openUploads({ db, storage, store, quotaBytes, now }: Options): Uploads {
  /** The upload of each authorized request. The library would read the id from the end of the URL, query included. */
  const idsByRequest = new WeakMap<Request, string>()
  const failures = new WeakMap<Request, unknown>()
  let opened: Server | undefined
  /** A store makes its folder, so it is opened by the first request that needs it. */
  function open(): Server {
    opened ??= new Server({
      path: addressOfUploads,
      datastore: store.openDataStore(),
      locker: uploadLocker(db),
      maxSize: maxUploadBytes,
      allowedOrigins: [],
      namingFunction: (request) => idsByRequest.get(request) ?? '',
      getFileIdFromRequest: (request) => idsByRequest.get(request),
      onResponseError: (request, error) => void failures.set(request, error),
    })
    return opened
  }
  /** Uploads that were created earlier are expired. */
  const oldest = (accountId: number | null) =>
    new Date(now().getTime() - (accountId === null ? filmLifetimeMs : uploadLifetimeMs))

  async function discard(id: string): Promise<void> {
    // A killed attachment may have stored it; the file of an attached upload stays.
    if (await deleteUpload(db, id)) for (const key of uploadedFileKeys(id)) await storage.delete(key)
    await store.remove(id)
  }

  async function requireOwn(accountId: number | null, id: string): Promise<StoredUpload> {
    const upload = idPattern.test(id)
      ? await findUpload(db, { id, accountId, createdAfter: oldest(accountId) })
      : undefined
    if (!upload) throw new AppError('upload.notFound')
    return upload
  }

  async function create(accountId: number | null, request: Request): Promise<Response> {
    const announced = announcedUpload(request)
    const { name, bytes } = announced
    if (accountId === null) checkFilm(announced)
    else checkUpload(announced)
    open()
    const upload = { id: randomBytes(20).toString('hex'), accountId, name, bytes }
    await inTransaction(db, async (tx) => {
      await lockUploadCreations(tx)
      requireQuota(upload, await getStoredBytes(tx, accountId))
      const others = await listAnnouncedUploads(tx)
      if (!(await store.hasSpaceFor(upload.bytes, others, now()))) throw new AppError('storage.full')
      await insertUpload(tx, upload, now())
    })
    try {
      const response = await handle(request, upload.id)
      const address = accountId === null ? addressOfFilms : addressOfUploads
      response.headers.set('location', `${address}/${upload.id}`)
      return response
    } catch (error) {
      await discard(upload.id)
      throw error
    }
  }

  function requireQuota({ accountId, name, bytes }: StoredUpload, { uploads, usedBytes }: StoredBytes): void {
    if (accountId === null) {
      if (usedBytes + bytes > maxUnsentFilmBytes) throw new AppError('upload.full')
      return
    }
    if (uploads >= maxUploadsPerPerson)
      throw new AppError('upload.tooMany', { params: { count: maxUploadsPerPerson } })
    if (usedBytes + bytes > quotaBytes)
      throw new AppError('upload.quota', {
        params: { file: name, used: toGigabytes(usedBytes), limit: toGigabytes(quotaBytes) },
      })
  }

  /** Deletes an upload, also one whose deletion was killed after its file was gone. */
  async function remove(request: Request, id: string): Promise<Response> {
    const response = await handle(request, id).catch((error) => {
      if (isAppError(error) && error.code === 'upload.notFound') return deletedResponse()
      throw error
    })
    await discard(id)
    return response
  }

  async function handle(request: Request, authorizedId: string): Promise<Response> {
    idsByRequest.set(request, authorizedId)
    const response = await open().handleWeb(request)
    for (const name of headersOfOtherOrigins) response.headers.delete(name)
    if (response.status < 400) return response
    const failure = failures.get(request)
    if (isAppError(failure)) throw failure
    // The library reports a full disk like any other error of writing.
    if (response.status >= 500 && !(await store.hasSpace())) throw new AppError('storage.full')
    throw toUploadError(response.status)
  }

  async function answer(accountId: number | null, request: Request): Promise<Response> {
    if (request.method === 'POST') return create(accountId, request)
    const { id } = await requireOwn(accountId, new URL(request.url).pathname.split('/').at(-1) ?? '')
    if (request.method === 'DELETE') return remove(request, id)
    return handle(request, id)
  }

  async function withArrived<Result>(
    accountId: number | null,
    id: string,
    work: UploadWork<Result>,
  ): Promise<Result> {
    const upload = await requireOwn(accountId, id)
    const { offset } = await store
      .openDataStore()
      .getUpload(id)
      .catch((cause: unknown) => {
        throw isAppError(cause) ? cause : new AppError('upload.notFound', { cause })
      })
    if (offset !== upload.bytes) throw new AppError('upload.unfinished', { params: { file: upload.name } })
    return store.withFile(upload, async (path) => {
      await requireHarmlessUpload(upload, path)
      return work({ ...upload, path })
    })
  }

  /** Deletes an upload with malware. One that could not be scanned remains until it expires. */
  async function requireHarmlessUpload({ id, name }: StoredUpload, path: string): Promise<void> {
    try {
      await requireHarmless(path, name)
    } catch (error) {
      if (isAppError(error) && error.code === 'file.infected') await discard(id)
      throw error
    }
  }

  return {
    async receive(actor, request) {
      return answer(requireAccountId(actor), request)
    },

    receiveFilm: (request) => answer(null, request),

    async measureUse(actor) {
      const { usedBytes } = await getStoredBytes(db, requireAccountId(actor))
      return { usedBytes, quotaBytes }
    },

    async withFinished(actor, id, work) {
      return withArrived(requireAccountId(actor), id, work)
    },

    withFinishedFilm: (id, work) => withArrived(null, id, work),

    // What it belonged to is stored, so an S3 that is away now is no reason to refuse that.
    discardFile: (id) =>
      store.remove(id).catch((error: unknown) => {
        if (!isAppError(error)) throw error
      }),

    async sweep() {
      const all = await listAnnouncedUploads(db)
      const expired = all
        .filter(({ accountId, createdAt }) => createdAt <= oldest(accountId))
        .map(({ id }) => id)
      const ended = new Set([...expired, ...(await store.listHalfDeleted(all, now()))])
      for (const id of ended) await discard(id)
      const known = new Set(all.map(({ id }) => id))
      const leftBefore = new Date(now().getTime() - uploadLifetimeMs)
      for (const id of await store.listWrittenBefore(leftBefore)) if (!known.has(id)) await store.remove(id)
      return ended.size
    },
  }
}

function requireAccountId(actor: Actor): number {
  authorize(mayTakePart(actor))
  if (actor.kind !== 'account') throw new AppError('account.required')
  return actor.id
}

/** Name and size of a new upload, which must be declared before the first byte. */
function announcedUpload({ headers }: Request): Required<AnnouncedUpload> {
  const length = headers.get('upload-length') ?? ''
  if (!/^\d{1,15}$/.test(length) || headers.has('upload-concat')) throw new AppError('request.unreadable')
  return { ...announcedFile(headers.get('upload-metadata')), bytes: Number(length) }
}

function announcedFile(metadata: string | null): Omit<Required<AnnouncedUpload>, 'bytes'> {
  try {
    const { filename, recording, archive, document, annotations } =
      Metadata.parse(metadata ?? undefined) ?? {}
    const name = (filename ?? '').trim().slice(0, 200)
    return {
      name,
      isRecording: recording === 'true',
      isArchive: archive === 'true',
      isDocument: document === 'true',
      isAnnotations: annotations === 'true',
    }
  } catch (cause) {
    throw new AppError('request.unreadable', { cause })
  }
}

const deletedResponse = () => new Response(null, { status: 204, headers: { 'tus-resumable': '1.0.0' } })

function toUploadError(status: number): AppError {
  if (status === 404 || status === 410) return new AppError('upload.notFound')
  if (status === 409) return new AppError('upload.conflict')
  if (status === 413) return new AppError('request.tooLarge')
  return new AppError(status < 500 ? 'request.unreadable' : 'server.busy')
}
