export type { SerializedNetwork } from './serialized-network.ts'
export { type Network, type NetworkResult, openNetwork } from './server/open-network.ts'
