export type { SerializedNetwork } from './network-file.ts'
export { type Network, type NetworkResult, openNetwork } from './server/open-network.ts'
