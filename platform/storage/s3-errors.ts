import { AppError } from '#platform/errors/app-error.ts'

/** The parts of an error of the S3 client that are safe to log: the others repeat requests with their signatures. */
interface S3Failure {
  name: string
  code: string
  status: number | undefined
}

const fullStatus = 507
const fullNames = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'XMinioStorageFull',
  'InsufficientCapacity',
])
const missingNames = new Set(['NoSuchKey', 'NoSuchUpload', 'NotFound'])
const missingBucketNames = new Set(['NoSuchBucket'])

/** Whether S3 answered that there is no such file. */
export function isMissingInS3(error: unknown): boolean {
  const { name, status } = failureOf(error)
  return missingNames.has(name) || (status === 404 && !missingBucketNames.has(name))
}

/** Whether S3 answered that the key, the secret or the bucket is wrong. */
export function isRefusedByS3(error: unknown): boolean {
  const { name, status } = failureOf(error)
  return missingBucketNames.has(name) || [301, 400, 401, 403].includes(status ?? 0)
}

/** The error of the catalogue for a failed request. Its cause has no secret and no signature. */
export function toStorageError(error: unknown): AppError {
  const { name, code, status } = failureOf(error)
  const cause = new Error(['S3:', name, code, status].filter(Boolean).join(' '))
  if (status === fullStatus || fullNames.has(name)) return new AppError('storage.full', { cause })
  return new AppError(isRefusedByS3(error) ? 'storage.refused' : 'storage.unreachable', { cause })
}

/** @throws AppError instead of the error of a failed request */
export const withS3Errors = <Result>(request: Promise<Result>): Promise<Result> =>
  request.catch((error: unknown) => {
    throw toStorageError(error)
  })

/** @returns undefined if S3 answered that there is no such file. @throws AppError instead of any other error */
export const findInS3 = <Result>(request: Promise<Result>): Promise<Result | undefined> =>
  request.catch((error: unknown) => {
    if (isMissingInS3(error)) return undefined
    throw toStorageError(error)
  })

function failureOf(error: unknown): S3Failure {
  const { name, code, $metadata } = (error ?? {}) as {
    name?: unknown
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  return {
    name: typeof name === 'string' ? name : '',
    code: typeof code === 'string' ? code : '',
    status: $metadata?.httpStatusCode,
  }
}
