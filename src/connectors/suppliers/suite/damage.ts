import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'

/** Damage to a reply in transit: its bytes, and the way they are sent. */
export type Damage = {
  /** Shown when a case fails. */
  name: string
  bytes(reply: Buffer): Buffer
  wire: Wire
}

/** `whole` is valid HTTP, `raw` is not. `short` disconnects before the announced end, `stalled` never reaches it. */
export type Wire = 'whole' | 'short' | 'stalled' | 'raw'

const BOMB =
  '<!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>'
const OVERSIZED = Buffer.alloc(9_000_000, ' ')
const PACKED_BOMB = gzipSync(Buffer.alloc(40_000_000, '<a>'))

/** A position in a reply, as a fraction of it. */
const place = fc.noBias(fc.nat({ max: 99_999 })).map((at) => at / 100_000)
const places = (count: number) =>
  fc
    .array(place, { minLength: count, maxLength: count })
    .map((all) => all.toSorted((one, other) => one - other))

export const untouched: Damage = bytes('untouched', (reply) => reply)

/** One kind of damage, with its positions; the slow kinds are rare. */
export const damage: fc.Arbitrary<Damage> = fc.oneof(
  {
    weight: 20,
    arbitrary: place.map((at) => text(`cut at ${at}`, (reply) => reply.slice(0, cutAt(reply, at)))),
  },
  {
    weight: 20,
    arbitrary: places(3).map((cuts) => text(`swapped at ${cuts.join()}`, (reply) => swapped(reply, cuts))),
  },
  {
    weight: 20,
    arbitrary: places(2).map((cuts) => text(`repeated at ${cuts.join()}`, (reply) => repeated(reply, cuts))),
  },
  { weight: 10, arbitrary: noise() },
  { weight: 10, arbitrary: numbers() },
  { weight: 8, arbitrary: encodings() },
  { weight: 4, arbitrary: bombs() },
  { weight: 4, arbitrary: otherReplies() },
  { weight: 2, arbitrary: fc.constant(bytes('oversized', (reply) => Buffer.concat([reply, OVERSIZED]))) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Wire>('short', 'raw').map((wire) => ({ ...untouched, name: wire, wire })),
  },
  { weight: 1, arbitrary: fc.constant<Damage>({ ...untouched, name: 'stalled', wire: 'stalled' }) },
)

function bytes(name: string, change: (reply: Buffer) => Buffer): Damage {
  return { name, bytes: change, wire: 'whole' }
}

function text(name: string, change: (reply: string) => string): Damage {
  return bytes(name, (reply) => Buffer.from(change(reply.toString('utf8'))))
}

/** Cuts at least the last two characters: without only the last one, a document may still be complete. */
function cutAt(reply: string, at: number): number {
  return Math.floor(at * Math.max(0, reply.trimEnd().length - 1))
}

function sliced(reply: string, cuts: readonly number[]): string[] {
  const at = [0, ...cuts.map((cut) => Math.floor(cut * reply.length)), reply.length]
  return at.slice(1).map((end, index) => reply.slice(at[index], end))
}

/** Swaps two adjacent ranges. */
function swapped(reply: string, cuts: readonly number[]): string {
  const [head = '', one = '', other = '', tail = ''] = sliced(reply, cuts)
  return head + other + one + tail
}

function repeated(reply: string, cuts: readonly number[]): string {
  const [head = '', twice = '', tail = ''] = sliced(reply, cuts)
  return head + twice + twice + tail
}

/** Bytes that no supplier's text contains: half a character, or a control character. */
function noise(): fc.Arbitrary<Damage> {
  const stray = fc.oneof(fc.integer({ min: 0x80, max: 0xff }), fc.integer({ min: 0, max: 8 }))
  return fc
    .tuple(
      place,
      fc.array(stray, { minLength: 1, maxLength: 40 }).map((signs) => Buffer.from(signs)),
    )
    .map(([at, signs]) =>
      bytes(`noise at ${at}`, (reply) => {
        const from = Math.floor(at * reply.length)
        return Buffer.concat([reply.subarray(0, from), signs, reply.subarray(from + signs.length)])
      }),
    )
}

/** Replaces every decimal from a position on. */
function numbers(): fc.Arbitrary<Damage> {
  return fc
    .tuple(fc.constantFrom('0', '-1', '-0.01', 'NaN', '1e99', '99999999999999', '1,234.50', ''), place)
    .map(([number, at]) =>
      text(`${number} from ${at}`, (reply) => {
        const from = Math.floor(at * reply.length)
        return reply.slice(0, from) + reply.slice(from).replace(/\d+\.\d+/g, number)
      }),
    )
}

/** Other amounts and flags in the same reply: each decimal and boolean may be replaced. */
export const amountsAndFlags: fc.Arbitrary<Damage> = fc
  .tuple(
    fc.array(
      fc.integer({ min: 0, max: 200_000 }).map((amount) => (amount / 100).toFixed(2)),
      {
        minLength: 3,
        maxLength: 30,
      },
    ),
    fc.array(fc.constantFrom('true', 'false', '1', '0', ''), { minLength: 3, maxLength: 7 }),
  )
  .map(([amounts, flags]) => {
    const taken = (all: readonly string[]) => {
      let at = 0
      return (before: string) => all[at++ % all.length] || before
    }
    return text(`amounts ${amounts.join()} and flags ${flags.join()}`, (reply) =>
      reply.replace(/\b\d+\.\d{2}\b/g, taken(amounts)).replace(/(?<=")(?:true|false)(?=")/g, taken(flags)),
    )
  })

function encodings(): fc.Arbitrary<Damage> {
  return fc.constantFrom(
    text('a mark of UTF-8', (reply) => `\uFEFF${reply}`),
    bytes('UTF-16 with its mark', (reply) => Buffer.from(`\uFEFF${reply.toString('utf8')}`, 'utf16le')),
    bytes('UTF-16 without its mark', (reply) => Buffer.from(reply.toString('utf8'), 'utf16le')),
    bytes('UTF-16 the other way round', (reply) =>
      Buffer.from(`\uFEFF${reply.toString('utf8')}`, 'utf16le').swap16(),
    ),
    bytes('Latin-1', (reply) => Buffer.from(reply.toString('utf8'), 'latin1')),
    text('UTF-8 twice', (reply) => Buffer.from(reply).toString('latin1')),
    bytes('packed without saying so', (reply) => gzipSync(reply)),
    bytes('packed and cut', (reply) => gzipSync(reply).subarray(0, 30)),
  )
}

function bombs(): fc.Arbitrary<Damage> {
  return fc.constantFrom(
    text('an entity bomb', (reply) => reply.replace(/\?>/, `?>${BOMB}`).replace(/>([^<>]+)</, '>&c;&c;&c;<')),
    text('a bomb in place of the declaration', (reply) => BOMB + reply.replace(/^<\?xml[^>]*\?>/, '')),
    text('an outside entity', (reply) =>
      reply
        .replace(/\?>/, '?><!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/hostname">]>')
        .replace(/="[^"]*"/, '="&x;"'),
    ),
    text('nested without end', () => '<a>'.repeat(100_000)),
    text('brackets without end', () => '['.repeat(200_000)),
    bytes('a packed bomb', () => PACKED_BOMB),
  )
}

function otherReplies(): fc.Arbitrary<Damage> {
  return fc
    .constantFrom(
      '',
      ' ',
      '{}',
      '[]',
      'null',
      '0',
      '"ok"',
      '<a/>',
      '<?xml version="1.0"?>',
      '\u0000',
      '<html><body>no</body></html>',
    )
    .map((reply) => text(`only ${reply}`, () => reply))
}
