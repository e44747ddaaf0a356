/** A short version of a text for addresses that may be cached for ever (FNV-1a, 32 bits): another text, another one. */
export function textVersion(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
