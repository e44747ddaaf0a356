export type { KnownKey } from './people/keys/embedding-key.store.ts'
export { isOnDomains } from './people/keys/key-domain.ts'
