export type { NetworkFile } from './network-file.ts'
export { type Network, type NetworkAnswer, openNetwork } from './server/open-network.ts'
