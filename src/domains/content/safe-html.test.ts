import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/api/hostile-input.ts'
import { safeHtml } from './safe-html.ts'

test.for([
  { name: 'bold and a list', from: '**a**\n\n- b', to: '<p><strong>a</strong></p>\n<ul>\n<li>b</li>\n</ul>' },
  { name: 'a link here', from: '[a](/help#x)', to: '<p><a href="/help#x">a</a></p>' },
  {
    name: 'a link elsewhere',
    from: '[a](https://example.com)',
    to: '<p><a href="https://example.com" rel="noopener noreferrer">a</a></p>',
  },
  {
    name: 'a link elsewhere without its scheme',
    from: '[a](//example.com)',
    to: '<p><a rel="noopener noreferrer">a</a></p>',
  },
  {
    name: 'a mail address',
    from: '<help@example.com>',
    to: '<p><a href="mailto:help@example.com" rel="noopener noreferrer">help@example.com</a></p>',
  },
  { name: 'a script in a link', from: '[a](javascript:alert(1))', to: '<p>[a](javascript:alert(1))</p>' },
  { name: 'HTML', from: '<b onclick="x()">a</b>', to: '<p>&lt;b onclick="x()"&gt;a&lt;/b&gt;</p>' },
  {
    name: 'a picture of ours',
    from: '![a](/assets/a.png)',
    to: '<p><img src="/assets/a.png" alt="a" /></p>',
  },
  { name: 'a picture from elsewhere', from: '![a](https://example.com/a.png)', to: '<p></p>' },
  ...[
    '/../api/user/picture',
    '/assets/../../a.png',
    '/assets/..',
    '/%2e%2E/a.png',
    '/a/.%2e/b.png',
    '/a/./b.png',
  ]
    .concat([String.raw`/a/..\\b.png`, '/a%2f..%2fb.png', '/a%5c..%5cb.png'])
    .map((path) => ({ name: `a picture by steps, ${path}`, from: `![a](${path})`, to: '<p></p>' })),
  {
    name: 'a picture with dots in its name',
    from: '![a](/assets/a..b.png?v=..)',
    to: '<p><img src="/assets/a..b.png?v=.." alt="a" /></p>',
  },
  { name: 'a picture in the text', from: '![a](data:image/png;base64,aaaa)', to: '<p></p>' },
  { name: 'a heading of the page', from: '# a', to: '<h3>a</h3>' },
  { name: 'a small heading', from: '##### a', to: '<h4>a</h4>' },
])('$name', ({ from, to }) => {
  expect(safeHtml(from)).toBe(to)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&#58;alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](data:text/html;base64,PHN2Zz4=)',
  '[a](vbscript:x)',
  '[a]: javascript:alert(1)',
  '![a](javascript:alert(1))',
  '![a](//evil.example/a.png)',
  '![a](https://evil.example/a.png)',
  '![a](a.png)',
  String.raw`![a](/\evil.example/a.png)`,
  '![a" onerror="alert(1)](/a.png)',
  '[a](/x "onmouseover=alert(1)")',
  '[a](/x"onclick=alert`1`)',
  '<a href="javascript:x">',
  '<https://example.com/"onclick=alert(1)>',
  '<javascript:alert(1)>',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '```html\n<script>\n```',
  '<style>@import "x"</style>',
  '<iframe srcdoc="<script>x</script>">',
  '\u0000<scr\u0000ipt>',
  '<!-- --><script>',
  ']]>',
]
const TAGS = new Set(
  'p h3 h4 ul ol li strong em a br hr blockquote code img table thead tbody tr th td'.split(' '),
)
const ATTRIBUTES = new Set(['href', 'rel', 'src', 'alt', 'start'])
/** What a link may lead to, as a browser reads it on one of our pages. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:']
const protocolOf = (link: string) => URL.parse(link, 'https://rihla.test')?.protocol

/** Every element of the HTML, as a browser would find it, with its attributes decoded. */
function elementsIn(html: string) {
  const found: { tag: string; attributes: Record<string, string> }[] = []
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => found.push({ tag, attributes }),
  })
  return found
}

test('whatever Markdown is written, its HTML has no script, no handler, no foreign picture and no hidden link', () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE),
    anyText({ maxLength: 20 }),
    fc.constantFrom(
      '\n',
      '\n\n',
      ' ',
      '- ',
      '> ',
      '`',
      '**',
      '_',
      '|',
      '[',
      '](',
      ')',
      '<',
      '>',
      '"',
      "'",
      '&',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = safeHtml(pieces.join(''))
      for (const { tag, attributes } of elementsIn(html)) {
        expect(TAGS, html).toContain(tag)
        for (const [name, value] of Object.entries(attributes)) {
          expect(ATTRIBUTES, html).toContain(name)
          if (name === 'href') expect(PROTOCOLS, html).toContain(protocolOf(value))
          if (name === 'src') expect(value, html).toMatch(/^\/(?![/\\])/)
        }
      }
    }),
    { numRuns: 2000 },
  )
})

test('the check itself finds what it looks for', () => {
  const found = elementsIn('<p><img src="//x" onerror="y"><script>z</script></p>')
  expect(found).toEqual([
    { tag: 'p', attributes: {} },
    { tag: 'img', attributes: { src: '//x', onerror: 'y' } },
    { tag: 'script', attributes: {} },
  ])
  expect(PROTOCOLS).not.toContain(protocolOf('java\nscript:x'))
})
