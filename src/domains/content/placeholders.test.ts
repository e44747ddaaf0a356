import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledLine, filledMarkdown, type PlaceholderValues } from './placeholders.ts'
import { safeHtml } from './safe-html.ts'

const VALUES: PlaceholderValues = {
  product: 'Rihla',
  company: 'Dune & Co',
  address: null,
  tax_id: null,
  cookie: 'rihla',
}

test.for([
  { name: 'a name', text: 'About {product}', filled: 'About Rihla' },
  { name: 'the same name twice', text: '{product}, {product}', filled: 'Rihla, Rihla' },
  { name: 'what is no placeholder', text: 'a {b} {} { product }', filled: 'a {b} {} { product }' },
])('a line is filled in: $name', ({ text, filled }) => {
  expect(filledLine(text, VALUES)).toBe(filled)
})

test('a line of Markdown that names what is not configured is left out, and no other', () => {
  const markdown = '- {company}\n- {address}, {product}\n- {tax_id}\n- end'
  expect(filledMarkdown(markdown, VALUES)).toBe(`- ${String.raw`Dune \& Co`}\n- end`)
})

/** What means something in Markdown or HTML, and a letter. */
const MARKS = Array.from('*_`[]()<>&!#-+.:/\\~|"a1 ')

test('whatever a company is called stands on the page as text', () => {
  const name = fc
    .array(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 12 })
    .map((marks) => `a${marks.join('')}a`)
  fc.assert(
    fc.property(name, (company) => {
      const html = safeHtml(filledMarkdown('By {company}.', { ...VALUES, company }))
      const escaped = company.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      expect(html).toBe(`<p>By ${escaped}.</p>`)
    }),
  )
})
