import type { Config } from '#platform/config.ts'
import { uploadFolder } from './upload-folder.ts'
import type { UploadStore } from './upload-store.ts'

/** Uploads are where the stored files are, so that every process of the installation finds them: in S3, or in a folder. */
export async function openUploadStore({
  s3,
  uploadDir,
}: Pick<Config, 's3' | 'uploadDir'>): Promise<UploadStore> {
  if (!s3) return uploadFolder(uploadDir)
  // Most installations have no S3: its client would lengthen every start.
  const { uploadBucket } = await import('./upload-bucket.ts')
  return uploadBucket(s3)
}
