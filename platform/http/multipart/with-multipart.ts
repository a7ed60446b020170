import { openAsBlob } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { requireHarmless } from '#platform/malware-scan/file-scanner.ts'
import { privateFileMode } from '#platform/storage/private-modes.ts'
import { asStorageFull, isStorageFull } from '#platform/storage/storage-full.ts'
import { limitedBody } from '../limited-body.ts'
import { parseMultipart } from './parse-multipart.ts'
import { boundaryOf, type PartHead } from './part-headers.ts'

/** The text fields of a form, which are in memory; bytes. */
const maxTextBytes = 2_000_000

/** A form has some dozens; each file costs a file on the disk. */
const maxParts = 1000

const multipartType = /^multipart\/form-data\s*;/i

/**
 * Receives a form with files and runs work with its fields. The files are written to a temporary folder while they arrive and
 * are deleted after the work, so that their size costs no memory; the work must not keep them.
 * @param maxBytes of the body, files included
 * @throws AppError `request.unsupportedType` for any type but a multipart form, `request.tooLarge`, `storage.full`,
 * `request.unreadable` when the connection ends early or the parts are malformed; what `requireHarmless` and `work` throw
 */
export async function withMultipart<Result>(
  request: Request,
  maxBytes: number,
  work: (form: FormData) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get('content-type') ?? ''
  if (!multipartType.test(type)) throw new AppError('request.unsupportedType')
  const boundary = boundaryOf(type)
  if (boundary === undefined) throw new AppError('request.unreadable')
  const body = limitedBody(request, maxBytes)
  const folder = await mkdtemp(join(tmpdir(), 'signbank-form-'))
  try {
    return await work(await receive(body, boundary, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(body: AsyncIterable<Uint8Array>, boundary: string, folder: string): Promise<FormData> {
  const parts: ReceivedPart[] = []
  try {
    let textBytes = 0
    for await (const event of parseMultipart(body, boundary)) {
      if ('part' in event) {
        if (parts.length === maxParts) throw new AppError('request.tooLarge')
        await parts.at(-1)?.end()
        parts.push(await ReceivedPart.begin(event.part, join(folder, String(parts.length))))
        continue
      }
      const part = parts.at(-1)
      if (part?.isText) textBytes += event.content.length
      if (textBytes > maxTextBytes) throw new AppError('request.tooLarge')
      await part?.write(event.content)
    }
  } catch (error) {
    if (isAppError(error) || isStorageFull(error)) throw asStorageFull(error)
    throw new AppError('request.unreadable', { cause: error })
  } finally {
    await parts.at(-1)?.end()
  }
  const form = new FormData()
  for (const part of parts) {
    await part.scan()
    await part.addTo(form)
  }
  return form
}

/** A text in memory, or a file in the folder. */
class ReceivedPart {
  readonly #head: PartHead
  readonly #path: string
  readonly #file: FileHandle | undefined
  readonly #text: Buffer[] = []

  private constructor(head: PartHead, path: string, file: FileHandle | undefined) {
    this.#head = head
    this.#path = path
    this.#file = file
  }

  static async begin(head: PartHead, path: string): Promise<ReceivedPart> {
    const file = head.fileName === undefined ? undefined : await open(path, 'wx', privateFileMode)
    return new ReceivedPart(head, path, file)
  }

  get isText(): boolean {
    return this.#file === undefined
  }

  async write(content: Buffer): Promise<void> {
    if (this.#file) await this.#file.writeFile(content)
    // A copy, because the chunk that it is part of can be much larger.
    else this.#text.push(Buffer.from(content))
  }

  async end(): Promise<void> {
    await this.#file?.close()
  }

  /** An input without a chosen file sends an empty one without a name. */
  async scan(): Promise<void> {
    if (this.#head.fileName) await requireHarmless(this.#path, this.#head.fileName)
  }

  async addTo(form: FormData): Promise<void> {
    const { name, fileName, type } = this.#head
    if (fileName === undefined) form.append(name, new TextDecoder().decode(Buffer.concat(this.#text)))
    else form.append(name, new File([await openAsBlob(this.#path)], fileName, { type }))
  }
}
