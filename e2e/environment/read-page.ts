import { structuredDataIn } from '#testing/builders/content/vocabulary.ts'

/** A page as a crawler reads it. */
export type ReadPage = {
  language: string
  title: string | null
  description: string | null
  /** Null if the page is excluded from search engines. */
  canonical: string | null
  alternates: Record<string, string>
  image: string | null
  /** Values of `href` of all links. */
  links: string[]
  ids: Set<string>
  /** Visible texts, each with the language it is marked as; `name` inside an element that isolates names. */
  texts: { text: string; language: string; name: boolean }[]
  structured: unknown[]
}

const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const INVISIBLE = new Set(['script', 'style', 'template', 'title'])
/** Elements whose text is in whatever language a name is: names in running text, and languages by their own name. */
const NAMES = new Set(['bdi', 'option'])

/** Reads a page that React has rendered, which escapes `<` and `>` wherever they are not tags. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = {
    language: '',
    title: null,
    description: null,
    canonical: null,
    alternates: {},
    image: null,
    links: [],
    ids: new Set(),
    texts: [],
    structured: structuredDataIn(html),
  }
  const open: { tag: string; language: string; name: boolean; visible: boolean }[] = []
  let listed = true
  for (const [token, closing, name, attributeText] of html.replaceAll(INVISIBLE_MARKS, '').matchAll(TOKENS)) {
    const inside = open.at(-1) ?? { tag: '', language: '', name: false, visible: true }
    if (name === undefined) {
      const text = unescaped(token).trim()
      if (inside.tag === 'title' && page.title === null && open.at(-2)?.tag !== 'svg') page.title = text
      if (inside.visible && text) page.texts.push({ text, language: inside.language, name: inside.name })
      continue
    }
    const tag = name.toLowerCase()
    if (closing) {
      const at = open.findLastIndex((one) => one.tag === tag)
      if (at >= 0) open.length = at
      continue
    }
    const attributes = attributesOf(attributeText ?? '')
    if (attributes['id']) page.ids.add(attributes['id'])
    if (tag === 'html') page.language = attributes['lang'] ?? ''
    if (tag === 'a' && attributes['href'] !== undefined) page.links.push(attributes['href'])
    if (tag === 'meta' && attributes['name'] === 'description')
      page.description = attributes['content'] ?? null
    if (tag === 'meta' && attributes['name'] === 'robots')
      listed = !attributes['content']?.includes('noindex')
    if (tag === 'meta' && attributes['property'] === 'og:image') page.image = attributes['content'] ?? null
    if (tag === 'link' && attributes['rel'] === 'canonical') page.canonical = attributes['href'] ?? null
    if (tag === 'link' && attributes['hreflang'])
      page.alternates[attributes['hreflang']] = attributes['href'] ?? ''
    if (VOID.has(tag) || token.endsWith('/>')) continue
    open.push({
      tag,
      language: attributes['lang'] ?? inside.language,
      name: inside.name || NAMES.has(tag) || attributes['translate'] === 'no',
      visible: inside.visible && !INVISIBLE.has(tag),
    })
  }
  if (!listed) page.canonical = null
  return page
}

/** Comments, which React inserts between parts of a text, and the doctype. */
const INVISIBLE_MARKS = /<!--.*?-->|<!doctype[^>]*>/gs
const TOKENS = /<(\/)?([a-zA-Z][\w-]*)([^>]*)>|[^<]+/gs

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]),
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
