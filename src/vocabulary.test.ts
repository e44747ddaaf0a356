import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Stems that are not standard English for what this code means, with the better word. */
const BETTER = `sought found: search hit, query, matched; held: locked, reserved; led: attributed, attribution;
asked ask asks asking asker: request, fetch; tell tells told telling news: notify, notification; own owned owns: claim,
personal data; look looks looked looking: price check, access, variant; kept keep keeps keeping: stored, saved, cached;
given: input, issued; wanted want wants: requested, required; typed typing: entered; said says say: message, text;
named: with name, display name; most least: max, min; soon: within, rate limited; stage: environment; stranger: other
user, foreign server; nobody: none, anonymous; why whys: reason; prove proved proves proof: verify, credential; sighting:
price observation; seen: revision, expected version; standing stands: current, confirmed; undone: reverted, pending;
anew: re- (rebuild); beside besides aside: alongside, sidebar; upkeep: jobs; letter letters: mail content; purse: partner
currency; leave leaves: unsubscribe, cancel; robot robots: bot, spam signal; judge judged: moderate, validate; patience:
timeout, retry window; way ways: route, option; dear: expensive, exceeds; turn turns: attempt, round, slice, lease; rest
rests: pause, cooldown, open; life lives: ttl, lifetime; meant means: matched, expected`
const WORDS = new Map(
  BETTER.split(';').flatMap((entry) => {
    const [stems = '', better = ''] = entry.replaceAll('\n', ' ').split(': ')
    return stems
      .trim()
      .split(' ')
      .map((stem): [string, string] => [stem, better])
  }),
)

/** Names that stay: the pattern, the reason, and the files if it is not in all. */
const ARGUED: readonly [names: RegExp, reason: string, files?: RegExp][] = [
  [/^(?:rest|Rest|isRest|restDay)$/, 'the remainder of a list or an object; the weekly day of rest'],
  [/letter/i, 'letters of the alphabet'],
  [
    /(?:^is|^has|^with|^without|[a-z])Own(?![a-z])|^own$|^own(?!Data|Task|Enquir)[A-Z]|^OWN_|^Own[A-Z]|_OWN_/,
    'the adjective',
  ],
  [/^found$/, 'the result of a search or a query'],
  [/^seen$/, 'what a loop or a recursion has visited; of the table `seen_prices`'],
  [/^lookToBook$/, 'a term of the trade'],
  [
    /under_?way|one_?way|^mostCommon|^turnOn|typing/i,
    'plain: under way, one way, most common, turn on, is typing',
  ],
  [/^(?:record|by|(?:find)?Lowest|MAX_)Seen|^MAX_SEEN|^SEEN_FOR/i, 'of the table `seen_prices`'],
  [
    /^(?:newest)?seen(?:At|Since|On|Rows|Times|Words|When|Price|Terms|Search|Count|Supplier|Figures)/i,
    'likewise',
  ],
  [/notFound|NOT_FOUND|findUnknown|lookUp|LookUp|lookup|getOwnProperty|hasOwn/i, 'terms of programming'],
  [/^keep_?alive|^keepUnusedDataFor$|^TypedResponse$|^named(?:Item|Curve|Node)$/i, 'names of libraries'],
  [/^(?:aside|robots|givenName)$/i, 'names of HTML, robots.txt and OTA'],
  [/^stage$|^SaleStage$/, 'stage of a sale', /partners\/earnings\//],
  [/^(?:Given|givenByAttributes)$/, 'the frozen loader imports them', /widget\/(?:config|snippets)\//],
  [
    /^(?:ledBy|given)$/,
    'stored JSON of a booking',
    /rentals\/|seed\/partners\/|builders\/partners\/|booking/,
  ],
  [/^said$/, 'stored JSON of the audit log', /erasure\/|billing\/|payouts\//],
  [/^(?:given|wanted)$/, 'placeholders of texts', /search-form\.tsx$|price-view\.tsx$|price-rose/],
  [
    /^(?:asking|awaitingHeld|heldOn|kept|leave|news|paidBackSoon|refundSoon|ways|yourNamedCard)$/,
    'keys of texts',
  ],
  [/^keep$/, 'an option of the command', /follow-deploy/],
  [/^NAMED$/, 'a migration', /migrations\//],
]

const FILES = globSync('{src,scripts,e2e}/**/*.{ts,tsx,mjs}').filter(
  (file) => !/widget\/(?:host|releases)\/|dist\/|src\/vocabulary\.test\.ts$/.test(file),
)

/** Comments, strings and regular expressions, which are skipped; punctuation and names. */
const TOKEN =
  /[A-Za-z_$][\w$]*|\.{3}|\?[.:]|=>|[`{}()[\],:=.]|\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=(?:[(,=:[!&|?{;]|=>)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//g
const TEMPLATE = /(?:\\[^]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y

type Token = { text: string; end: number }

/** Names and punctuation of a source text, without comments and the text of templates. */
function tokensIn(code: string): Token[] {
  const tokens: Token[] = []
  // Open braces within each `${` that is open.
  const depths: number[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(code); match !== null; match = TOKEN.exec(code)) {
    const [text] = match
    const depth = text === '{' || text === '}' ? depths.pop() : undefined
    if (text === '`' || (text === '}' && depth === 0)) {
      TEMPLATE.lastIndex = TOKEN.lastIndex
      if (TEMPLATE.exec(code)?.[0].endsWith('{')) depths.push(0)
      TOKEN.lastIndex = TEMPLATE.lastIndex
      continue
    }
    if (depth !== undefined) depths.push(depth + (text === '{' ? 1 : -1))
    if (!/^\/[/*]/.test(text)) tokens.push({ text, end: TOKEN.lastIndex })
  }
  return tokens
}

/**
 * Names in a source text. True if the text itself names something so: it is no field (after a dot, before a colon, an
 * attribute), and no variable that is bound to the field of this name in braces.
 */
function namesIn(code: string): Map<string, boolean> {
  const names = new Map<string, boolean>()
  const bound = new Set<string>()
  const open: string[] = []
  const tokens = tokensIn(code)
  for (const [at, { text, end }] of tokens.entries()) {
    if (/^[([{]$/.test(text)) open.push(text)
    if (/^[)\]}]$/.test(text)) open.pop()
    if (!/^[A-Za-z_$]/.test(text)) continue
    const [before = '', after = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text]
    const isInBraces = open.at(-1) === '{'
    const isAttribute = /^=["{]/.test(code.slice(end, end + 2))
    const isField = /^\??\.$/.test(before) || (isInBraces && /^\??:$/.test(after)) || isAttribute
    const isShorthand = isInBraces && /^[{,]$/.test(before) && /^[,}=]$/.test(after)
    if (isShorthand) bound.add(text)
    names.set(text, names.get(text) || !(isField || isShorthand))
  }
  return new Map([...names].map(([name, isNamed]) => [name, isNamed && !bound.has(name)]))
}

/** Names of the API document and of columns, which other programs use. */
function wireNames(): Set<string> {
  const api = readFileSync('docs/openapi.json', 'utf8').matchAll(/"([a-z]\w*)"/g)
  const tables = globSync('src/platform/db/**/*.sql').map((file) => readFileSync(file, 'utf8'))
  const columns = tables.flatMap((sql) => [...sql.matchAll(/^\s+"?([a-z_]+)"? /gm)])
  return new Set([...api, ...columns].map(([, name = '']) => name))
}

/** Returns the better word for a name if one of its words is a stem; snake case names a column. */
function betterWord(name: string): string | undefined {
  const words = /^[a-z].*_/.test(name) ? [] : (name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [])
  return words.map((word) => WORDS.get(word.toLowerCase())).find(Boolean)
}

test('names use standard English', () => {
  const wire = wireNames()
  const isWire = (name: string) =>
    wire.has(name) || wire.has(name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`))
  const isArgued = (name: string, file: string) =>
    ARGUED.some(([names, , files]) => names.test(name) && (files?.test(file) ?? true))
  const words = new Map<string, string | undefined>()
  const wrong = FILES.flatMap((file) =>
    [...namesIn(readFileSync(file, 'utf8'))].flatMap(([name, isNamedHere]) => {
      if (!words.has(name)) words.set(name, betterWord(name))
      const better = words.get(name)
      if (!better || isArgued(name, file) || (!isNamedHere && isWire(name))) return []
      return [`${file}: ${name}, better: ${better}`]
    }),
  )
  expect(FILES.length).toBeGreaterThan(3000)
  expect(wrong).toEqual([])
})
