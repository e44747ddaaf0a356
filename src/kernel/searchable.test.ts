import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchColumns, hasTerms, searchTerms, type RowTexts } from './searchable.ts'

const EMPTY: RowTexts = { codes: [], names: [], emails: [], phone: null }

function matchSearch(row: Partial<RowTexts>, search: string): 'as written' | 'near' | false {
  const { found_by, found_keys } = searchColumns({ ...EMPTY, ...row })
  const terms = searchTerms(search)
  if (terms.length > 0 && terms.every(({ pattern }) => found_by.includes(pattern.slice(1, -1))))
    return 'as written'
  const words = terms.flatMap(({ near }) => near)
  return words.length > 0 && words.every((keys) => keys.some((key) => found_keys.includes(key))) && 'near'
}

const SCRIPTS: Readonly<Record<string, string>> = {
  Latin: 'AaÉéÖöØøÑñßŞşİıŁłÆæǅǆ',
  Arabic: 'ابةتثجحخأإآؤئىيعغكلمنهوپگ',
  Cyrillic: 'АаБбЁёЖжЙйЩщЪъЮю',
  Greek: 'ΑαΆάΣσςΩωΐ',
  Hebrew: 'אבגדהוזחטםמןנ',
  Armenian: 'ԱաԲբԵեՕօև',
  Georgian: 'აბგდᲐᲑ',
  Devanagari: 'अआकखगजनमरािी',
  Thai: 'กขคงจชสมาย',
  Hangul: '가각김박이최한',
  Kana: 'あいかがきサシパョー',
  Han: '山田太郎王李張',
}

test.for(Object.entries(SCRIPTS))('a name in %s is found as it was entered, in any case', ([, letters]) => {
  const word = fc
    .array(fc.constantFrom(...Array.from(letters)), { minLength: 2, maxLength: 8 })
    .map((of) => of.join(''))
    .filter((text) => searchTerms(text).length > 0)
  const names = fc.array(word, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(names, fc.nat(), fc.constantFrom('NFC', 'NFD', 'NFKD'), (entered, at, form) => {
      const part = (entered[at % entered.length] ?? '').normalize(form)
      const { found_by } = searchColumns({ ...EMPTY, names: entered })
      expect(found_by).toMatch(/^[ -~]+$/)
      for (const search of [part, part.toUpperCase(), part.toLowerCase(), ` ${part} `])
        expect(matchSearch({ names: entered }, search)).toBe('as written')
    }),
    { numRuns: 40 },
  )
})

test.for<[name: string, ...searches: string[]]>([
  ['Élodie', 'élodie', 'ELODIE', 'lodi'],
  ['ÖZTÜRK', 'öztürk', 'Ozturk'],
  ['Strauß', 'STRAUSS', 'strauẞ'],
  ['Işıl İnce', 'ışıl', 'ISIL', 'ince', 'İNCE'],
  ['O’Brien', 'obrien', "o'brien", 'Oʼbrien'],
  ['أحمد', 'احمد', 'أحـمد', 'اَحْمَد'],
  ['فاطمة', 'فاطمه'],
  ['هدى', 'هدي'],
  ['Γιώργος', 'γιωργοσ'],
])('%s is found as written by each of %j', ([name, ...searches]) => {
  for (const search of searches) expect(matchSearch({ names: [name] }, search), search).toBe('as written')
})

test.for<[name: string, ...searches: string[]]>([
  ['الزهراني', 'zahrani', 'Al-Zahrani', 'alzahrani'],
  ['Zahrani', 'الزهراني', 'زهران'],
  ['Müller', 'mueller', 'Mülller', 'Мюллер'],
  ['Mansour', 'mansor', 'منصور', 'mansuor'],
  ['عبدالرحمن', 'Abdul Rahman', 'abdelrahman'],
  ['Abdul Rahman', 'عبدالرحمن'],
  ['Quartermain', 'Quatermain', 'Quartremain', 'Quartermaim'],
])('%s is found by its sound or with a typing error: %j', ([name, ...searches]) => {
  for (const search of searches) expect(matchSearch({ names: [name] }, search), search).not.toBe(false)
})

test.for<[phone: string, ...searches: string[]]>([
  ['+971 501112223', '050 111 2223', '٠٥٠١١١٢٢٢٣', '00971 50 111 2223', '+971 (0)50-111-2223', '2223'],
  ['+971 501112223', '+971 050 111 2223', '0501112224'],
  ['+44 7911123456', '07911 123456', '0044 7911 123456', '7911123456'],
  ['+7 4951234567', '8 (495) 123-45-67'],
  ['+96550012345', '5001 2345', '0096550012345'],
])('%s is found by each of %j', ([phone, ...searches]) => {
  for (const search of searches) expect(matchSearch({ phone }, search), search).not.toBe(false)
})

test.for<[row: Partial<RowTexts>, search: string]>([
  [{ names: ['Anna', 'Smith'] }, 'anna jones'],
  [{ names: ['Layla'] }, 'amir'],
  [{ emails: ['anna.q@example.com'] }, 'anna.p@example.com'],
  [{ phone: '+971 501112223' }, '0509998887'],
  [{ names: ['Anna'] }, '%'],
])('%j is not found by "%s"', ([row, search]) => {
  expect(matchSearch(row, search)).toBe(false)
})

test('a code is found with and without its signs, an address by its parts', () => {
  for (const search of ['rc-123-45', 'RC12345', '123-45'])
    expect(matchSearch({ codes: ['RC-123-45'] }, search), search).toBe('as written')
  for (const search of ['anna.q', 'q@', '@example.com', 'crowd'])
    expect(matchSearch({ emails: ['anna.q@example.com', 'crowd@example.com'] }, search), search).toBe(
      'as written',
    )
  expect(hasTerms(['Dubai Marina', null], searchTerms('marina DUB'))).toBe(true)
})
