import MarkdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

const markdownIt = new MarkdownIt({ html: false, linkify: false })

const TEXT = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'hr', 'blockquote', 'code', 'img']
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const ALLOWED = [...TEXT, ...TABLE]

/** A path of this site: `//host` and `/\host` lead elsewhere. */
const OWN_PATH = /^\/(?![/\\])/

/** Steps up or to the same folder, however written: what is read is not what is fetched. */
const STEPS = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|%2f|%5c|$)|%2f|%5c|\\/i

/** An address of a picture of this site, which a browser fetches as it is written. */
function isOwnPicture(source: string): boolean {
  const [path = ''] = source.split(/[?#]/)
  return OWN_PATH.test(source) && !STEPS.test(path)
}

/** Pages put their own headings of the first two levels above a section's text. */
const HEADINGS = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

/**
 * Markdown as HTML that is safe on our pages whoever wrote it: a short list of elements, links over http(s), mail and
 * telephone alone, pictures of this site alone.
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
