/** Names of what an embedding company notes beside a trip. */
export const METADATA_NAME = /^[\w.-]{1,40}$/

/** The most that all of it may be, as JSON in UTF-8. */
const MAX_METADATA_BYTES = 2048

export function metadataFits(metadata: object): boolean {
  return new TextEncoder().encode(JSON.stringify(metadata)).length <= MAX_METADATA_BYTES
}
