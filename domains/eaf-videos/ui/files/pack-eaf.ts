import { advisedEafBytes } from '../../eaf-file.ts'

/** Whether a file is compressed before it is sent. */
export const isLargeEaf = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  size >= advisedEafBytes && !/\.gz$/i.test(name)

/** The file to send: a large one compressed, with the ending `.gz`; others as they are. */
export async function packEaf(file: File): Promise<File> {
  if (!isLargeEaf(file)) return file
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new File([await new Response(packed).blob()], `${file.name}.gz`)
}
