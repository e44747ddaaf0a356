import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

const markdownIt = new MarkdownIt({ html: false, linkify: false })

const TEXT = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'hr', 'blockquote', 'code', 'img']
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const ALLOWED = [...TEXT, ...TABLE]

/** A path on this site: `//host` and `/\host` lead to other hosts. */
const OWN_PATH = /^\/(?![/\\])/

/** Dot segments and encoded separators: the URL that a browser fetches would differ from the written one. */
const STEPS = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|%2f|%5c|$)|%2f|%5c|\\/i

/** Returns true for the URL of an image on this site that a browser fetches unchanged. */
function isOwnPicture(source: string): boolean {
  const [path = ''] = source.split(/[?#]/)
  return OWN_PATH.test(source) && !STEPS.test(path)
}

/** Pages have their own first and second level headings above a section's text. */
const HEADINGS = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

/**
 * Converts Markdown to HTML that is safe whoever wrote it: a short list of elements, links over http(s), mail
 * and telephone only, images of this site only.
 */
export function safeHtml(markdown: string): string {
  return sanitizeHtml(markdownIt.render(markdown), {
    allowedTags: ALLOWED,
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      ...HEADINGS,
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(!/^(?:\/(?![/\\])|#)/.test(href) && { rel: 'noopener noreferrer' }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
  }).trim()
}
