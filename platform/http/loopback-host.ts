const loopbackHost = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether a host name, without port, means this machine. */
export const isLoopbackHost = (host: string): boolean => loopbackHost.test(host.toLowerCase())
