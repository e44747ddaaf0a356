/** Returns a short hash of a text (FNV-1a, 32 bits), for URLs that may be cached forever: it changes with the text. */
export function textVersion(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
