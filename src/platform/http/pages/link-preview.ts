/** The Open Graph details of a page, for link previews. */
export type LinkPreview = { title: string; description: string; picture: string }

/** Reads the Open Graph tags of a page that React has rendered; null if it has none. */
export function readLinkPreview(html: string): LinkPreview | null {
  const [title, description, picture] = ['og:title', 'og:description', 'og:image'].map((property) => {
    const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
    return found === undefined ? undefined : unescaped(found)
  })
  if (title === undefined || description === undefined || picture === undefined) return null
  return { title, description, picture }
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
