/** Valid names of an embedding company's metadata. */
export const METADATA_NAME = /^[\w.-]{1,40}$/

/** Maximum size of the metadata, as JSON in UTF-8. */
const MAX_METADATA_BYTES = 2048

export function metadataFits(metadata: object): boolean {
  return new TextEncoder().encode(JSON.stringify(metadata)).length <= MAX_METADATA_BYTES
}
