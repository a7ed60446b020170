import { chmod } from 'node:fs/promises'

/** Modes of files and folders that only this program reads and writes. They hold for every umask. */
export const privateFileMode = 0o600
export const privateFolderMode = 0o700

/** Takes the rights of others away from folders of earlier versions. Missing folders, and those of others, are left. */
export async function restrictFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await chmod(folder, privateFolderMode).catch(() => {})
}
