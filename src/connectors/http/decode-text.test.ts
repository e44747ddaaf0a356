import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const document = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Citroën</a>`
const inLatin1 = (text: string) => Buffer.from(text, 'latin1')
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le')
const xml = 'text/xml'

test.for([
  { name: 'UTF-8', bytes: Buffer.from(document('utf-8')) },
  { name: 'UTF-8 with a mark', bytes: Buffer.from(`\uFEFF${document('utf-8')}`) },
  { name: 'UTF-8 that is declared as UTF-16', bytes: Buffer.from(document('utf-16')) },
  { name: 'UTF-8 that is declared as ISO-8859-1', bytes: Buffer.from(document('ISO-8859-1')) },
  {
    name: 'UTF-8 under another charset',
    bytes: Buffer.from(document('utf-8')),
    type: `${xml}; charset=latin1`,
  },
  { name: 'ISO-8859-1 by its declaration', bytes: inLatin1(document('ISO-8859-1')) },
  {
    name: 'ISO-8859-1 by its charset',
    bytes: inLatin1(document('utf-8')),
    type: `${xml};charset="ISO-8859-1"`,
  },
  {
    name: 'windows-1252 in single quotes',
    bytes: inLatin1(document('x').replaceAll('"x"', "'windows-1252'")),
  },
  { name: 'UTF-16 by its mark', bytes: inUtf16(`\uFEFF${document('utf-16')}`) },
  { name: 'UTF-16 of the other order', bytes: inUtf16(`\uFEFF${document('utf-16')}`).swap16() },
  { name: 'UTF-16 without a mark', bytes: inUtf16(document('utf-16')) },
])('$name is read', ({ bytes, type }) => {
  expect(decodeText(bytes, type ?? xml)).toContain('<a>Citroën</a>')
})

test('Arabic in its own encoding is read as declared', () => {
  const bytes = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="windows-1256"?><a>'),
    Buffer.from([0xcf, 0xc8, 0xed]),
    Buffer.from('</a>'),
  ])
  expect(decodeText(bytes, xml)).toContain('<a>دبي</a>')
})

test.for([
  { name: 'neither UTF-8 nor declared', bytes: inLatin1('<a>Citroën</a>') },
  { name: 'declared as what it is not', bytes: inLatin1(document('utf-8')) },
  { name: 'of an encoding that nobody knows', bytes: inLatin1(document('ebcdic-cp-us')) },
  { name: 'half a character', bytes: Buffer.from('<a>Citroën</a>').subarray(0, 9) },
])('what is $name is not guessed', ({ bytes }) => {
  expect(decodeText(bytes, xml)).toBeNull()
})
