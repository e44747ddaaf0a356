import fc from 'fast-check'

/** Hostile values: NUL, lone surrogates, direction marks, SQL, prototypes, numbers at their limits. */
export const hostile = fc.constantFrom<unknown>(
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '﷽',
  '𝕏'.repeat(40),
  "'; drop table bookings; --",
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '<script>',
  '\r\nx-evil: 1',
  '',
  ' ',
  'x'.repeat(3000),
  '-0',
  '1e999',
  'NaN',
  -1,
  0,
  -0,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  true,
  false,
  null,
  [],
  {},
  [[[[]]]],
  JSON.parse('{"__proto__":{"admin":true}}'),
  { toString: 1 },
  '2027-02-30',
  '0000-00-00',
  '24:00',
  '9999-12-31',
  '+971',
  '٣',
  'DXB',
  'ABCDEFGHJK',
  '01890000-0000-7000-8000-000000000000',
)

/**
 * Any Unicode, also half of a surrogate pair. fast-check's own (`unit: 'binary'`) takes a second to build, and 90 MB until
 * the worker ends.
 */
export const anyText = (length: { maxLength?: number } = {}) =>
  fc.array(fc.nat(0x10ffff), length).map((points) => String.fromCodePoint(...points))

/** Any JSON, weighted towards hostile values. */
export const hostileJson = fc.oneof(
  { weight: 2, arbitrary: hostile },
  fc.jsonValue({ maxDepth: 3 }),
  anyText(),
)

/** The same as part of a query, and invalid encodings. */
export const hostileQueryText = fc.oneof(
  hostile.map((one) =>
    encodeURIComponent((typeof one === 'string' ? one : JSON.stringify(one)).toWellFormed()),
  ),
  anyText().map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%00',
    '%FF%FE',
    '+',
    '&&',
    '=',
    '%u0000',
    '51.5,-0.1',
    '91,181',
    '1e1,1e1',
    '-0,-0',
  ),
)
