/** Whether the server answers a path at all, whatever it answers. */
export const isServerReachable = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
