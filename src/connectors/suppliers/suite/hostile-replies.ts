/** A reply that is as costly to read as its size allows. `size`: its approximate length in characters. */
export type HostileReply = { name: string; grow(reply: string, size: number): string }

const CHARACTERS_OF_AN_ATTRIBUTE = 11

const times = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length))

/** Attacks with XML. The first is an honest reply of many cars: the baseline for the others. */
export const HOSTILE_XML: readonly HostileReply[] = [
  { name: 'cars', grow: inXml(({ item }, size) => times(item, size)) },
  { name: 'cars without anything', grow: inXml(({ tag }, size) => times(`<${tag}/>`, size)) },
  { name: 'cars that never end', grow: inXml(({ tag }, size) => times(`<${tag}>`, size)) },
  { name: 'CDATA that never ends', grow: inXml((_, size) => times('<![CDATA[&', size)) },
  { name: 'raw parts that never end', grow: inXml((_, size) => times('<allExtras>', size)) },
  { name: 'comments that never end', grow: inXml((_, size) => times('<!--', size)) },
  { name: 'entities', grow: inXml((_, size) => times('&a;&#65;&', size)) },
  {
    name: 'attributes',
    grow: inXml((_, size) => {
      const count = Math.ceil(size / CHARACTERS_OF_AN_ATTRIBUTE)
      return `<a ${Array.from({ length: count }, (__, at) => `a${at}="1"`).join(' ')}/>`
    }),
  },
  { name: 'spaces', grow: (reply, size) => withLongWords(reply, size, ' ') },
  {
    name: 'words',
    grow: (reply, size) => withLongWords(reply, size, ' rate location already booking free '),
  },
]

/** Attacks with JSON. */
export const HOSTILE_JSON: readonly HostileReply[] = [
  { name: 'cars', grow: inJson((item, size) => times(`${item},`, size)) },
  { name: 'cars without anything', grow: inJson((_, size) => times('{},', size)) },
  { name: 'cars that are numbers', grow: inJson((_, size) => times('1,', size)) },
  { name: 'cars that never end', grow: inJson((_, size) => times('{"a":', size)) },
  { name: 'lists that never end', grow: inJson((_, size) => times('[', size)) },
  { name: 'lists in lists', grow: inJson((_, size) => `${times('[', size / 2)}${times(']', size / 2)},`) },
  { name: 'one long number', grow: inJson((_, size) => `${times('9', size)},`) },
  { name: 'escapes', grow: inJson((_, size) => `"${times('\\u0061', size)}",`) },
  { name: 'spaces', grow: (reply, size) => withLongWords(reply, size, ' ') },
  { name: 'words', grow: (reply, size) => withLongWords(reply, size, ' reservation offer already ') },
]

type Item = { item: string; tag: string }

/** Inserts the result of `make` before the first car: the repeated element that takes most of the reply. */
function inXml(make: (found: Item, size: number) => string): HostileReply['grow'] {
  return (reply, size) => {
    const found = likeliestCar(reply)
    const at = reply.indexOf(found.item)
    return reply.slice(0, at) + make(found, size) + reply.slice(at)
  }
}

function likeliestCar(reply: string): Item {
  const names = new Set(Array.from(reply.matchAll(/<([\w:]+)[\s>]/g), ([, name = '']) => name))
  const lists = [...names].flatMap((tag) => {
    const found = reply.match(new RegExp(`<${tag}[\\s>][^]*?</${tag}>`, 'g')) ?? []
    const [item] = found
    return item && found.length > 1 ? [{ tag, item, together: found.join('').length }] : []
  })
  const [largest] = lists.toSorted((one, other) => other.together - one.together)
  if (!largest) throw new Error('a reply without cars')
  return largest
}

/** Like `inXml`, for the list that takes most of the reply. */
function inJson(make: (item: string, size: number) => string): HostileReply['grow'] {
  return (reply, size) => {
    const lists = [...listsIn(JSON.parse(reply))].map((list) => JSON.stringify(list))
    const [largest] = lists.toSorted((one, other) => other.length - one.length)
    const item = largest && JSON.stringify((JSON.parse(largest) as unknown[])[0])
    const compact = JSON.stringify(JSON.parse(reply))
    if (!item) throw new Error('a reply without cars')
    const at = compact.indexOf(largest) + 1
    return compact.slice(0, at) + make(item, size) + compact.slice(at)
  }
}

function* listsIn(value: unknown): Generator<unknown[]> {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.length > 1) yield value
  for (const inside of Object.values(value)) yield* listsIn(inside)
}

/** Inserts long runs of `filler` into the first few texts or attributes with a space. */
function withLongWords(reply: string, size: number, filler: string): string {
  const FEW = 8
  let left = FEW
  return reply.replace(/(?<=["A-Za-z])([^<>"]*) (?=[^<>"=]*[<"])/g, (whole, before: string) =>
    left-- > 0 ? `${before}${times(filler, size / FEW)}` : whole,
  )
}
