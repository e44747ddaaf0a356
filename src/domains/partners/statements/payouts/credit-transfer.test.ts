import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryPages, validateXML } from 'xmllint-wasm'
import { isSepaName, sepaText } from '#kernel/sepa-text.ts'
import { creditTransfer, type Transfer } from './credit-transfer.ts'

/** ISO 20022's own schema, as published, and what SEPA narrows it to. */
const ISO = readSchema('pain.001.001.09.xsd')
const SEPA = readSchema('credit-transfer.xsd')

function readSchema(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

const DEBTOR = { name: 'Rihla Mobility', iban: 'ES9121000418450200051332', bic: null, address: null }
const ADDRESS = { street: 'Gran Vía', building: '12', postcode: '28013', town: 'Madrid', country: 'ES' }

const TRANSFER: Transfer = {
  name: 'Dune Travel SL',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  reference: 'PS-2026-000042',
  amount: 12_345,
  remittance: 'Rihla Mobility PS-2026-000042',
}

const written = (
  transfers: readonly Transfer[],
  debtor: Parameters<typeof creditTransfer>[0]['debtor'] = DEBTOR,
) =>
  creditTransfer({
    messageId: '0190000000007000800000000000000f',
    createdAt: Temporal.Instant.from('2026-12-04T09:00:00.123Z'),
    executeOn: '2026-12-04',
    debtor,
    transfers,
  })

async function faults(schema: string, ...files: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [schema],
    maxMemoryPages: memoryPages.MiB * 64,
  })
  return errors.map(({ message }) => message)
}

test('a batch is a credit transfer of both schemas, whatever its partners and banks are called', async () => {
  const names = fc.sample(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 90 }), {
    numRuns: 60,
    seed: 9,
  })
  const hostile = ['<Nm>&amp;"\'', '//Müller & Söhne//', 'Łódź Übersetzung ß', 'x'.repeat(200)]
  const transfers = [...hostile, ...names.filter(isSepaName)].map((name, at) => ({
    ...TRANSFER,
    name,
    remittance: `${name} ${TRANSFER.reference}`,
    amount: 1 + at * 7919,
    bic: at % 2 === 0 ? TRANSFER.bic : null,
  }))
  expect(transfers.length).toBeGreaterThan(20)
  const files = [
    written(transfers),
    written([TRANSFER], { ...DEBTOR, bic: 'CAIXESBBXXX' }),
    written([TRANSFER], { ...DEBTOR, address: ADDRESS }),
    written([TRANSFER], { ...DEBTOR, address: { ...ADDRESS, street: '', building: '', postcode: '' } }),
  ]
  expect(await faults(ISO, ...files)).toEqual([])
  expect(await faults(SEPA, ...files)).toEqual([])
})

test('where we are is told in parts, in the order of the standard', () => {
  expect(written([TRANSFER], { ...DEBTOR, address: ADDRESS })).toContain(
    '<Dbtr><Nm>Rihla Mobility</Nm><PstlAdr><StrtNm>Gran Via</StrtNm><BldgNb>12</BldgNb><PstCd>28013</PstCd><TwnNm>Madrid</TwnNm><Ctry>ES</Ctry></PstlAdr></Dbtr>',
  )
})

test('the schemas find a transfer of nothing, and one without a name', async () => {
  expect(await faults(SEPA, written([{ ...TRANSFER, amount: 0 }]))).not.toEqual([])
  for (const schema of [ISO, SEPA])
    expect(await faults(schema, written([{ ...TRANSFER, name: '' }]))).not.toEqual([])
})

test('counts and sums of both levels are those of the transfers, to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99_999_999_999 }), { minLength: 1 }), (amounts) => {
      const xml = written(amounts.map((amount) => ({ ...TRANSFER, amount })))
      const each = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].map(([, units, cents]) =>
        BigInt(`${units}${cents}`),
      )
      const total = each.reduce((sum, amount) => sum + amount, 0n)
      const sums = [...xml.matchAll(/<CtrlSum>(\d+)\.(\d\d)</g)].map(([, units, cents]) =>
        BigInt(`${units}${cents}`),
      )
      expect(each).toEqual(amounts.map(BigInt))
      expect(sums).toEqual([total, total])
      expect([...xml.matchAll(/<NbOfTxs>(\d+)</g)].map(([, count]) => Number(count))).toEqual([
        amounts.length,
        amounts.length,
      ])
    }),
    { numRuns: 30 },
  )
})

test.for([
  { name: 'José Núñez', text: 'Jose Nunez' },
  { name: 'Müller & Söhne', text: 'Muller + Sohne' },
  { name: 'Straße 7 ', text: 'Strasse 7' },
  { name: 'Æther ApS', text: 'AEther ApS' },
  { name: '//a///b/', text: 'a/b' },
  { name: 'a\u202Eb', text: 'a b' },
])('“$name” is “$text” to a bank', ({ name, text }) => {
  expect(sepaText(name, 70)).toBe(text)
})

test.for([
  { name: 'José Núñez', is: true },
  { name: 'شركة الكثبان', is: false },
  { name: 'كثبان Dunes', is: false },
  { name: '– –', is: false },
])('whether “$name” is a name to a bank: $is', ({ name, is }) => {
  expect(isSepaName(name)).toBe(is)
})
